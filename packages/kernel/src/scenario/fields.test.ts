import { describe, expect, it } from 'vitest';
import { bySeatOf, fieldsOf, flagOf, listOf, wholeNumberOf } from './fields.ts';

const reader = fieldsOf({ life: 3, awake: true, hand: ['bell', 'ward'], odd: 'x' }, 'given', [
  'life',
  'awake',
  'hand',
  'odd',
]);
const isCard = (id: string): id is 'bell' | 'ward' => id === 'bell' || id === 'ward';

describe('the fields of a given', () => {
  it('are known ones only', () => {
    expect(() => fieldsOf({ moon: 1 }, 'given', ['life', 'awake'])).toThrow(
      'given: unknown field moon; there are: life, awake',
    );
    expect(() => fieldsOf([], 'given', [])).toThrow('given: fields are wanted, not []');
  });

  it('are read as what they should be, or by their default', () => {
    expect(wholeNumberOf(reader, 'life', 1)).toBe(3);
    expect(wholeNumberOf(reader, 'left out', 1)).toBe(1);
    expect(flagOf(reader, 'awake')).toBe(true);
    expect(flagOf(reader, 'left out')).toBe(false);
    expect(listOf(reader, 'hand', isCard)).toEqual(['bell', 'ward']);
    expect(listOf(reader, 'left out', isCard)).toEqual([]);
  });

  it('are refused with their name', () => {
    expect(() => wholeNumberOf(reader, 'life', 1, { max: 2 })).toThrow(
      'given.life: a whole number from 0 to 2 is wanted, not 3',
    );
    expect(() => wholeNumberOf(reader, 'life', 1, { min: 4 })).toThrow('from 4 to 1000');
    expect(() => flagOf(reader, 'odd')).toThrow('given.odd: true or false is wanted, not "x"');
    expect(() => listOf(reader, 'odd', isCard)).toThrow('given.odd: a list is wanted, not "x"');
    expect(() => listOf({ ...reader, data: { hand: ['moon'] } }, 'hand', isCard)).toThrow(
      'given.hand: "moon" does not belong here',
    );
  });

  it('stand for seats as a list or by number', () => {
    expect(bySeatOf(['a'], 'players', 3)).toEqual(['a', undefined, undefined]);
    expect(bySeatOf({ 1: 'b' }, 'players', 2)).toEqual([undefined, 'b']);
    expect(bySeatOf(undefined, 'players', 2)).toEqual([undefined, undefined]);
    expect(() => bySeatOf(['a', 'b', 'c'], 'players', 2)).toThrow('players: there are 2 seats');
    expect(() => bySeatOf({ 2: 'c' }, 'players', 2)).toThrow('players: unknown field 2; there are: 0, 1');
  });
});
