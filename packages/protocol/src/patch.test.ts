import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';

/** No game names a field `__proto__`, which assignment does not make a field of. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text) as unknown);

describe('a patch', () => {
  it('turns any plain data into any other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const carried = JSON.parse(JSON.stringify(diff(before, after)));
        expect(applyPatch(before, carried)).toEqual(after);
      }),
    );
  });

  it('is empty between equals', () => {
    fc.assert(
      fc.property(plain, (data) => {
        expect(diff(data, structuredClone(data))).toEqual([]);
      }),
    );
  });

  it('changes nothing in place', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = structuredClone(before);
        applyPatch(before, diff(before, after));
        expect(before).toEqual(kept);
      }),
    );
  });

  it('says a card that was added to a long pile as one change', () => {
    const pile = Array.from({ length: 40 }, (_, i) => `card-${i}`);
    expect(diff({ pile }, { pile: [...pile, 'new'] })).toEqual([[['pile', 40], 'new']]);
  });

  it('shortens a list by its length', () => {
    expect(diff({ hand: [1, 2, 3] }, { hand: [1, 2] })).toEqual([[['hand', 'length'], 2]]);
  });

  it('knows fields of names that every object inherits', () => {
    expect(diff({ valueOf: 0 }, {})).toEqual([[['valueOf']]]);
    expect(diff({ a: 1 }, { valueOf: 0 })).toEqual([[['valueOf'], 0], [['a']]]);
  });

  it('removes a field by a change without a value', () => {
    expect(diff({ a: 1, b: null }, { b: null })).toEqual([[['a']]]);
    expect(applyPatch({ a: 1, b: null }, [[['a']]])).toEqual({ b: null });
  });
});
