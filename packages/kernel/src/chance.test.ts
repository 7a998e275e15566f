import { describe, expect, it } from 'vitest';
import { type Chance, RecordingChance, ScriptedChance, SeededChance } from './chance.ts';

/** How far counts are from being equal, in the measure of Pearson. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(kinds: number, times: number, draw: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < times; i++) {
    const kind = draw();
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

// A fair source stays below these in 999 of 1000 runs; the seeds are fixed, so this is no matter of luck.
const LIMIT: Record<number, number> = { 2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 24: 49.73 };

describe('SeededChance', () => {
  it.each([2, 6, 7])('draws each of %i numbers equally often', (n) => {
    const chance = new SeededChance('numbers');
    expect(chiSquare(tally(n, 60_000, () => chance.below(n)))).toBeLessThan(LIMIT[n] as number);
  });

  it('is fair for numbers that do not divide the range of a word', () => {
    // Three numbers share four words here: without drawing again, every third number would come twice as often.
    const chance = new SeededChance('uneven');
    const thirds = tally(3, 30_000, () => chance.below(3 * 2 ** 30) % 3);
    expect(chiSquare(thirds)).toBeLessThan(LIMIT[3] as number);
  });

  it('shuffles into each of the 24 orders of four things equally often', () => {
    const chance = new SeededChance('orders');
    const orders = new Map<string, number>();
    const counts = tally(24, 48_000, () => {
      const things = [0, 1, 2, 3];
      chance.shuffle(things);
      const order = things.join('');
      if (!orders.has(order)) orders.set(order, orders.size);
      return orders.get(order) as number;
    });
    expect(orders.size).toBe(24);
    expect(chiSquare(counts)).toBeLessThan(LIMIT[24] as number);
  });

  it('picks each thing equally often', () => {
    const chance = new SeededChance('things');
    const faces = [0, 1, 2, 3, 4, 5];
    expect(chiSquare(tally(6, 60_000, () => chance.pick(faces)))).toBeLessThan(LIMIT[6] as number);
  });

  it('gives neighbouring seeds games that have nothing in common', () => {
    const firsts = tally(6, 60_000, seedByCounting());
    expect(chiSquare(firsts)).toBeLessThan(LIMIT[6] as number);
  });

  it('repeats itself with the same seed, and only then', () => {
    const draw = (seed: string | number) => Array.from({ length: 20 }, drawing(new SeededChance(seed)));
    expect(draw(7)).toEqual(draw('7'));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('has nothing to pick from an empty list', () => {
    expect(() => new SeededChance(1).pick([])).toThrow('nothing to pick from');
  });
});

function seedByCounting(): () => number {
  let seed = 0;
  return () => new SeededChance(seed++).below(6);
}

function drawing(chance: Chance): () => number {
  return () => chance.below(1000);
}

describe('what was recorded', () => {
  function play(chance: Chance) {
    const cards = ['a', 'b', 'c', 'd'];
    chance.shuffle(cards);
    return { cards, number: chance.below(10), face: chance.pick([{ face: 'moon' }, { face: 'sun' }]) };
  }

  it('comes out again', () => {
    const recording = new RecordingChance(new SeededChance(3));
    const first = play(recording);
    const stored = JSON.parse(JSON.stringify(recording.outcomes));
    const script = new ScriptedChance(stored);
    expect(play(script)).toEqual(first);
    expect(script.left).toBe(0);
  });

  it('is not changed by what happens to the shuffled cards later', () => {
    const recording = new RecordingChance(new SeededChance(3));
    play(recording).cards.pop();
    expect(recording.outcomes[0]).toHaveLength(4);
  });
});

describe('ScriptedChance', () => {
  it('says when it runs out, and what is wanted', () => {
    const chance = new ScriptedChance([1]);
    chance.below(2);
    expect(() => chance.below(6)).toThrow('chance ran out: outcome 2 is wanted (a number from 0 to 5), 1 given');
  });

  it.each([6, -1, 1.5, '3', null])('refuses %j as a number below 6', (outcome) => {
    expect(() => new ScriptedChance([outcome]).below(6)).toThrow(
      `chance outcome 1 is ${JSON.stringify(outcome)}, but a number from 0 to 5 is wanted`,
    );
  });

  it('refuses to pick what is not there', () => {
    expect(() => new ScriptedChance(['sun']).pick(['moon', 'star'])).toThrow(
      'chance outcome 1 is "sun", but one of ["moon","star"] is wanted',
    );
  });

  it('hands out the thing itself, not the copy of it in the script', () => {
    const moon = { face: 'moon' };
    expect(new ScriptedChance([{ face: 'moon' }]).pick([moon])).toBe(moon);
  });

  it('refuses an order that leaves something out, doubles something, or is none', () => {
    const shuffle = (outcome: unknown) => () => new ScriptedChance([outcome]).shuffle(['a', 'b']);
    expect(shuffle(['a'])).toThrow('chance outcome 1 is ["a"], but an order of 2 things is wanted');
    expect(shuffle(['a', 'a'])).toThrow('chance outcome 1 is "a", but one of ["b"] is wanted');
    expect(shuffle('ab')).toThrow('chance outcome 1 is "ab", but an order of 2 things is wanted');
  });

  it('needs no order of things that are all alike when it is loose', () => {
    const chance = new ScriptedChance([3, ['a', 'a']], { loose: true });
    chance.shuffle(['a', 'a']);
    expect(chance.below(4)).toBe(3);
    chance.shuffle(['a', 'a']);
    expect(chance.left).toBe(0);
    chance.shuffle(['a', 'a']);
    expect(() => chance.shuffle(['a', 'b'])).toThrow('chance ran out');
    expect(() => new ScriptedChance([]).shuffle(['a', 'a'])).toThrow('chance ran out');
  });

  it('takes the first things only when it is loose; the others follow as they lay', () => {
    const things = ['a', 'b', 'c', 'd'];
    new ScriptedChance([['c', 'b']], { loose: true }).shuffle(things);
    expect(things).toEqual(['c', 'b', 'a', 'd']);
  });

  it('takes other names for things, and leaves a thing to the name that says it exactly', () => {
    const things = ['a-1', 'a-2', 'b-1'];
    const isCalled = (thing: unknown, name: string) => String(thing).startsWith(`${name}-`);
    new ScriptedChance([['b', 'a', 'a-1']], { isCalled }).shuffle(things);
    expect(things).toEqual(['b-1', 'a-2', 'a-1']);
    expect(() => new ScriptedChance([['c']], { isCalled }).shuffle(things)).toThrow('chance outcome 1 is "c"');
  });

  it('counts what was not asked for', () => {
    const chance = new ScriptedChance([0, 1, 2]);
    chance.below(3);
    expect(chance.left).toBe(2);
  });
});
