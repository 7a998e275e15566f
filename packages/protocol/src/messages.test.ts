import { describe, expect, it } from 'vitest';
import { readClientMessage } from './messages.ts';

const CHOICE = { type: 'choose', table: 't', id: 'c1', decision: 'd', choice: { type: 'pass' } };

describe('what a client says', () => {
  it('is read as it was said', () => {
    expect(readClientMessage(CHOICE)).toEqual({ message: CHOICE });
    const choice = { type: 'play', card: 'one', path: [1, { deep: true }] };
    expect(readClientMessage({ ...CHOICE, choice })).toEqual({ message: { ...CHOICE, choice } });
  });

  it.each([
    ['an empty id', { ...CHOICE, id: '' }, ['id']],
    ['an id that is too long', { ...CHOICE, id: 'x'.repeat(65) }, ['id']],
    ['a choice without a type', { ...CHOICE, choice: {} }, ['choice', 'type']],
    ['a list for a choice', { ...CHOICE, choice: [] }, ['choice']],
    ['a field that nobody defined', { ...CHOICE, more: 1 }, []],
    ['an unknown type', { type: 'win' }, ['type']],
  ])('is refused with the first thing that is wrong with it: %s', (_, said, path) => {
    expect(readClientMessage(said)).toMatchObject({ issue: { path } });
  });
});
