import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVectors } from '../test/vectors.ts';
import { toHex } from './bytes.ts';
import { commitmentTo, FairChance, type FairSource, streamKey } from './stream.ts';

const SOURCE: FairSource = { seed: '5e'.repeat(32), table: 'a table', entropy: ['salt', null, 'sea'] };

function wordsOf(source: FairSource, used: number, count: number): number[] {
  const chance = new FairChance(source, used);
  return Array.from({ length: count }, () => chance.below(2 ** 32));
}

describe.each(readVectors())('the vector "$name"', (vector) => {
  it('has the commitment and the key', () => {
    expect(commitmentTo(vector.seed)).toBe(vector.commitment);
    expect(toHex(streamKey(vector))).toBe(vector.key);
  });

  it.each(vector.words)('has the words from $used', ({ used, words }) => {
    expect(wordsOf(vector, used, words.length)).toEqual(words);
  });

  it('has the draws', () => {
    const chance = new FairChance(vector);
    for (const draw of vector.draws) {
      if ('below' in draw) expect(draw.gives.map(() => chance.below(draw.below))).toEqual(draw.gives);
      else {
        const things = [...draw.shuffle];
        chance.shuffle(things);
        expect(things).toEqual(draw.gives);
      }
    }
    expect(chance.used).toBe(vector.used);
    expect(chance.below(2 ** 32)).toBe(vector.nextWord);
  });
});

describe('fair chance', () => {
  it('is what the document says, computed by Node', () => {
    const message = Buffer.concat([
      Buffer.from('conclave-fair/1'),
      Buffer.from([0, 0, 0, 7]),
      Buffer.from('a table'),
      Buffer.from([0, 0, 0, 3, 1, 0, 0, 0, 4]),
      Buffer.from('salt'),
      Buffer.from([0, 1, 0, 0, 0, 3]),
      Buffer.from('sea'),
    ]);
    const key = createHmac('sha256', Buffer.from(SOURCE.seed, 'hex')).update(message).digest();
    const block = createHmac('sha256', key)
      .update(Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]))
      .digest();
    expect(wordsOf(SOURCE, 8, 8)).toEqual(Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i)));
  });

  it('goes on in the middle as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }), fc.nat(40), (sizes, at) => {
        const whole = new FairChance(SOURCE);
        const all = sizes.map((n) => whole.below(n));
        const first = new FairChance(SOURCE);
        const before = sizes.slice(0, at).map((n) => first.below(n));
        const second = new FairChance(SOURCE, first.used);
        const after = sizes.slice(at).map((n) => second.below(n));
        expect([...before, ...after]).toEqual(all);
        expect(second.used).toBe(whole.used);
      }),
    );
  });

  it.each([2, 3, 6, 7, 52, 3 * 2 ** 30])('favours no number below %i', (n) => {
    const chance = new FairChance({ ...SOURCE, table: `fair ${n}` });
    const buckets = Math.min(n, 6);
    const draws = 6000;
    const counts = new Array<number>(buckets).fill(0);
    for (let i = 0; i < draws; i++) {
      const bucket = Math.floor((chance.below(n) / n) * buckets);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    // How many numbers fall into a bucket differs by one at the most; it is counted rather than taken as equal.
    const sizes = counts.map((_, i) => Math.ceil(((i + 1) * n) / buckets) - Math.ceil((i * n) / buckets));
    const chiSquared = counts.reduce((sum, count, i) => {
      const wanted = (draws * (sizes[i] as number)) / n;
      return sum + (count - wanted) ** 2 / wanted;
    }, 0);
    // One in a million unbiased streams of five degrees of freedom is beyond 35; this stream is always the same.
    expect(chiSquared).toBeLessThan(35);
  });

  it('puts things into every order equally often', () => {
    const chance = new FairChance(SOURCE);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const things = ['a', 'b', 'c'];
      chance.shuffle(things);
      counts.set(things.join(''), (counts.get(things.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('uses no word where there is only one thing', () => {
    const chance = new FairChance(SOURCE);
    expect(chance.pick(['only'])).toBe('only');
    expect(chance.used).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('knows no number below %s', (n) => {
    expect(() => new FairChance(SOURCE).below(n)).toThrow(RangeError);
  });

  it.each(['', 'abc', 'G'.repeat(64), 'AB'.repeat(32), '00'.repeat(33)])('refuses the seed %j', (seed) => {
    expect(() => new FairChance({ ...SOURCE, seed })).toThrow('the seed must be 64 hexadecimal digits in lower case');
  });
});
