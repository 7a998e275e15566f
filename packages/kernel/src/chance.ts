/**
 * Chance is handed in and never part of the state, so no view can show a seed and no bot can foresee a roll. A game asks
 * for whole outcomes (a number, one of these things, an order of these things); what comes out can be written down
 * and fed in again.
 */
import { samePlain } from './plain.ts';
import { BadInput } from './refused.ts';

export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** One of the things, each equally likely: a die face, a card of a hand. */
  pick<T>(things: readonly T[]): T;
  /** Puts the things into a random order, in place, each order equally likely. */
  shuffle<T>(things: T[]): void;
}

/** What came out of one call: the number, the thing picked, or the things in their new order. Plain data. */
export type ChanceOutcome = unknown;

/** Builds `pick` and `shuffle` on any unbiased source of whole numbers. */
export abstract class NumberChance implements Chance {
  abstract below(n: number): number;

  pick<T>(things: readonly T[]): T {
    if (things.length === 0) throw new Error('nothing to pick from');
    return things[this.below(things.length)] as T;
  }

  shuffle<T>(things: T[]): void {
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const thing = things[i] as T;
      things[i] = things[j] as T;
      things[j] = thing;
    }
  }
}

/** Repeatable chance from a seed (sfc32): for tests, simulations and searches, not for games between people. */
export class SeededChance extends NumberChance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string | number) {
    super();
    const text = String(seed);
    // FNV-1a with three different starts spreads even neighbouring seeds over the whole state.
    this.a = hash(text, 0x811c9dc5);
    this.b = hash(text, 0x01000193);
    this.c = hash(text, 0x9e3779b9);
    for (let i = 0; i < 12; i++) this.word();
  }

  private word(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t;
  }

  below(n: number): number {
    // As many random bits as n - 1 has; a number that is too large is drawn again, so that no number is favoured.
    const spare = Math.clz32(n - 1);
    if (spare === 32) return 0;
    let number = this.word() >>> spare;
    while (number >= n) number = this.word() >>> spare;
    return number;
  }
}

function hash(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 15);
}

/** Passes chance on and writes down what came out. */
export class RecordingChance implements Chance {
  readonly outcomes: ChanceOutcome[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  below(n: number): number {
    const outcome = this.source.below(n);
    this.outcomes.push(outcome);
    return outcome;
  }

  pick<T>(things: readonly T[]): T {
    const outcome = this.source.pick(things);
    this.outcomes.push(outcome);
    return outcome;
  }

  shuffle<T>(things: T[]): void {
    this.source.shuffle(things);
    this.outcomes.push([...things]);
  }
}

/**
 * Feeds in outcomes that were written down, each checked to be possible. A `loose` one takes an order that names only
 * the first things (the others follow as they lay), and needs none for things that are all alike: that is how scenario
 * files write shuffles.
 */
export class ScriptedChance implements Chance {
  private next = 0;
  private readonly outcomes: readonly ChanceOutcome[];
  private readonly loose: boolean;

  constructor(outcomes: readonly ChanceOutcome[], { loose = false } = {}) {
    this.outcomes = outcomes;
    this.loose = loose;
  }

  /** How many outcomes were not asked for. */
  get left(): number {
    return this.outcomes.length - this.next;
  }

  private take(what: string): ChanceOutcome {
    if (this.next >= this.outcomes.length) {
      throw new BadInput(`chance ran out: outcome ${this.next + 1} is wanted (${what}), ${this.outcomes.length} given`);
    }
    return this.outcomes[this.next++];
  }

  below(n: number): number {
    const outcome = this.take(`a number from 0 to ${n - 1}`);
    if (typeof outcome !== 'number' || !Number.isInteger(outcome) || outcome < 0 || outcome >= n) {
      throw this.impossible(outcome, `a number from 0 to ${n - 1}`);
    }
    return outcome;
  }

  pick<T>(things: readonly T[]): T {
    const among = `one of ${JSON.stringify(things)}`;
    const outcome = this.take(among);
    const thing = things.find((one) => samePlain(one, outcome));
    if (thing === undefined) throw this.impossible(outcome, among);
    return thing;
  }

  shuffle<T>(things: T[]): void {
    const mayBeLeftOut = this.loose && !Array.isArray(this.outcomes[this.next]);
    if (mayBeLeftOut && things.every((one) => samePlain(one, things[0]))) return;
    const wanted = `an order of ${things.length} things`;
    const outcome = this.take(wanted);
    if (!Array.isArray(outcome)) throw this.impossible(outcome, wanted);
    const rest = [...things];
    const ordered: T[] = [];
    for (const one of outcome) {
      const i = rest.findIndex((thing) => samePlain(thing, one));
      if (i < 0) throw this.impossible(one, `one of ${JSON.stringify(rest)}`);
      ordered.push(...rest.splice(i, 1));
    }
    if (rest.length > 0 && !this.loose) throw this.impossible(outcome, wanted);
    things.splice(0, things.length, ...ordered, ...rest);
  }

  private impossible(outcome: unknown, wanted: string): BadInput {
    return new BadInput(`chance outcome ${this.next} is ${JSON.stringify(outcome)}, but ${wanted} is wanted`);
  }
}
