import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, diffAndShare } from './patch.ts';

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

describe('a patch that shares', () => {
  it('says the same, and leaves both as they were', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = structuredClone([before, after]);
        expect(diffAndShare(before, after)).toEqual(diff(kept[0], kept[1]));
        expect([before, after]).toEqual(kept);
      }),
    );
  });

  it('lets what did not change be the same thing from then on', () => {
    const before = { hand: ['a', 'b'], places: [{ cards: ['c'] }, { cards: [] as string[] }] };
    const after = structuredClone(before);
    after.places[1]?.cards.push('d');
    diffAndShare(before, after);
    expect(after.hand).toBe(before.hand);
    expect(after.places[0]).toBe(before.places[0]);
    expect(after.places[1]).not.toBe(before.places[1]);
  });

  it('leaves alone what is frozen', () => {
    const frozen = () => Object.freeze({ type: 'move', path: ['a'] });
    const [before, after] = [
      { last: frozen(), n: 1 },
      { last: { ...frozen(), type: 'run' }, n: 2 },
    ];
    Object.freeze(after.last);
    expect(diffAndShare(before, after)).toEqual([
      [['last', 'type'], 'run'],
      [['n'], 2],
    ]);
  });
});
