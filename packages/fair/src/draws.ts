/** What each draw was made from, so that a program that knows none of the rules can check every one of them. */
import { type AnyGame, type Chance, Playthrough, ScriptedChance } from '@conclave/kernel';
import type { FairRecord } from './record.ts';

/** One draw as the rules asked for it; what came out of it is in `chance`. */
export type Draw =
  | { readonly below: number }
  | { readonly pick: readonly unknown[] }
  | { readonly shuffle: readonly unknown[] };

/** Wraps chance and records what it was asked for. */
class NotingChance implements Chance {
  readonly draws: Draw[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  below(n: number): number {
    this.draws.push({ below: n });
    return this.source.below(n);
  }

  pick<T>(things: readonly T[]): T {
    this.draws.push({ pick: structuredClone(things) });
    return this.source.pick(things);
  }

  shuffle<T>(things: T[]): void {
    this.draws.push({ shuffle: structuredClone(things) });
    this.source.shuffle(things);
  }
}

/** The draws of each line of the record's log, found by playing it again. */
export function drawsOf(game: AnyGame, { seats, options, setup, fair }: FairRecord): Draw[][] {
  const all: Draw[][] = [];
  const noting = (outcomes: readonly unknown[]): Chance => {
    const chance = new NotingChance(new ScriptedChance(outcomes));
    all.push(chance.draws);
    return chance;
  };
  const play = new Playthrough(game, seats, options, noting(setup.chance));
  for (const entry of fair.log.slice(1)) {
    if (entry.kind === 'choice') play.choose(entry.seat, entry.choice, noting(entry.chance));
    if (entry.kind === 'undo') {
      play.rewind(entry.choices);
      all.push([]);
    }
  }
  return all;
}
