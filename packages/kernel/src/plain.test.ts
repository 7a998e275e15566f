import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clonePlain, firstDifference, samePlain, valueAt } from './plain.ts';

/** Anything JSON can carry, with names such as `constructor` that every object inherits. */
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const odd = fc.dictionary(fc.constantFrom('constructor', 'toString', 'length', 'a'), fc.jsonValue({ maxDepth: 1 }));
const data = fc.oneof(plain, odd);

describe('clonePlain', () => {
  it('says the same', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(clonePlain(value)).toEqual(value);
      }),
    );
  });

  it('shares nothing', () => {
    const parts = (value: unknown): object[] =>
      value !== null && typeof value === 'object' ? [value, ...Object.values(value).flatMap(parts)] : [];
    fc.assert(
      fc.property(data, (value) => {
        const original = new Set(parts(value));
        expect(parts(clonePlain(value)).filter((part) => original.has(part))).toEqual([]);
      }),
    );
  });
});

describe('samePlain', () => {
  it('agrees with what JSON says', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (value === null || typeof value !== 'object') return value;
      const byKey = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return { fields: byKey.map(([key, part]) => [key, sorted(part)]) };
    };
    // Unrelated values are hardly ever the same, so small ones are compared too.
    const small = fc.oneof(
      fc.constantFrom(null, 0, '', [], {}),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.boolean()),
    );
    fc.assert(
      fc.property(fc.oneof(data, small), fc.oneof(data, small), (a, b) => {
        expect(samePlain(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });

  it('does not mind copies and the order of fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plain), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(samePlain(value, reversed)).toBe(true);
      }),
    );
  });

  it('takes an undefined field for an absent one, as JSON does', () => {
    expect(samePlain({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it('is not taken in by what every object inherits', () => {
    expect(samePlain({ type: 'pass' }, JSON.parse('{"type":"pass","constructor":1}'))).toBe(false);
    expect(samePlain({ type: 'pass' }, JSON.parse('{"type":"pass","__proto__":1}'))).toBe(false);
  });

  it.each([
    [[], {}],
    [null, {}],
    ['1', 1],
    [[1], [1, 2]],
    [0, null],
  ])('tells %j from %j', (a, b) => {
    expect(samePlain(a, b)).toBe(false);
    expect(samePlain(b, a)).toBe(false);
  });
});

describe('firstDifference', () => {
  it('finds none exactly where samePlain finds none', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(firstDifference(a, b) === null).toBe(samePlain(a, b));
      }),
    );
  });

  it('leads to a place where the two differ', () => {
    const simpleKeys = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.array(fc.constantFrom(1, 2, 'x'), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(simpleKeys, simpleKeys, (a, b) => {
        const path = firstDifference(a, b);
        if (path !== null) expect(samePlain(valueAt(a, path), valueAt(b, path))).toBe(false);
      }),
    );
  });

  it('writes paths as scenarios do', () => {
    expect(firstDifference({ players: [{ hand: ['a', 'b'] }] }, { players: [{ hand: ['a', 'c'] }] })).toBe(
      'players.0.hand.1',
    );
    expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('b');
    expect(firstDifference(1, 2)).toBe('(the whole)');
    expect(firstDifference([], {})).toBe('(the whole)');
  });
});

describe('valueAt', () => {
  const table = {
    players: [{ hand: ['a', 'b'], points: 0 }],
    prize: null,
    priests: [null, { id: 'red-2', zone: 'free' }],
  };

  it.each([
    ['players.0.hand.1', 'b'],
    ['players.0.points', 0],
    ['prize', null],
    ['players.1.hand', undefined],
    ['prize.worth', undefined],
    ['players.0.hand.1.x', undefined],
    ['constructor', undefined],
    ['priests.red-2.zone', 'free'],
    ['priests.red-3.zone', undefined],
    ['priests.0', null],
  ])('%s', (path, value) => expect(valueAt(table, path)).toEqual(value));
});
