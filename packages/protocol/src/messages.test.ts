import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessageSchema, isPlainChoice, readClientMessage } from './messages.ts';

const CHOICE = { type: 'choose', table: 't', id: 'c1', decision: 'd', choice: { type: 'pass' } };

/** A choice, in which one part may be anything, be missing, or be one too many. */
const nearlyChoices = fc
  .record({
    part: fc.constantFrom('type', 'table', 'id', 'decision', 'choice', 'more', 'choice.type', 'choice.more'),
    value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ minLength: 55, maxLength: 70 }), fc.constant(undefined)),
  })
  .map(({ part, value }) => {
    const inside = part.split('.')[1];
    if (inside !== undefined) return { ...CHOICE, choice: { ...CHOICE.choice, [inside]: value } };
    return { ...CHOICE, [part]: value };
  })
  // As it arrives: what is undefined is not there.
  .map((said) => JSON.parse(JSON.stringify(said)) as unknown);

describe('what a client says', () => {
  it('is read at a look if it is a choice', () => {
    expect(isPlainChoice(CHOICE)).toBe(true);
    expect(readClientMessage(CHOICE)).toEqual({ message: CHOICE });
  });

  it('is never taken for a choice that the schema refuses, nor for another one', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyChoices, fc.jsonValue()), (said) => {
        const bySchema = clientMessageSchema.safeParse(said);
        const isChoice = bySchema.success && bySchema.data.type === 'choose';
        expect(isPlainChoice(said)).toBe(isChoice);
        if (isChoice) expect(readClientMessage(said)).toEqual({ message: bySchema.data });
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused with the first thing that is wrong with it', () => {
    expect(readClientMessage({ ...CHOICE, id: '' })).toMatchObject({ issue: { path: ['id'] } });
  });
});
