import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { isDeeperThan, parseJson } from './json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJson', () => {
  it('reads what is nested 20 deep, and refuses one more', () => {
    expect(parseJson(nested(20))).toBeInstanceOf(Array);
    expect(() => parseJson(nested(21))).toThrow(Problem);
  });

  it('refuses what would overflow the stack, without parsing it', () => {
    expect(() => parseJson('{"a":'.repeat(100_000))).toThrow('nested more than 20 deep');
  });

  it('does not count brackets inside of strings', () => {
    const text = JSON.stringify({ text: '[[[[[[[[[[[[[[[[[[[[[[[[[[ \\" {{{' });
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each(['', '{', '{"a":}', 'undefined', '{"a":1}{"b":2}', '"\\'])('refuses %j in words', (text) => {
    expect(() => parseJson(text)).toThrow('This is not JSON');
  });

  it('agrees with the real depth of any JSON', () => {
    const depthOf = (value: unknown): number =>
      value === null || typeof value !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, limit) => {
        expect(isDeeperThan(limit, JSON.stringify(value))).toBe(depthOf(value) > limit);
      }),
    );
  });
});
