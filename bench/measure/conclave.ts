/** Conclave's own figures, all of Rise of Cthulhu and through the public `Game`. */
import { search } from '@conclave/bots';
import {
  type AnyGame,
  type Asked,
  type Pending,
  resolveOptions,
  SeededChance,
  type State,
  silent,
} from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { type Length, perCpuSecond } from './rate.ts';

const game: AnyGame = riseOfCthulhu;
const seats = 2;
const options = resolveOptions(game);

/** Options enumerated, one uniform choice each, nothing told. */
export function randomPlay(length: Length): number {
  const chance = new SeededChance('conclave');
  const ctx = silent(chance);
  return perCpuSecond(() => {
    let decisions = 0;
    for (let i = 0; i < 20; i++) {
      const state = game.setup(seats, options, ctx);
      for (let pending = game.pending(state); pending !== null; decisions++) {
        const { seat, options: offered } = pending.asked[0] as Asked;
        pending = game.apply(state, seat, offered[chance.below(offered.length)], ctx);
      }
    }
    return decisions;
  }, length);
}

const HALF_A_GAME = 80;

/** A game in its middle, where a turn begins. */
function midGame(): { state: State; asked: Asked } {
  const chance = new SeededChance('mid-game');
  const ctx = silent(chance);
  const state = game.setup(seats, options, ctx);
  let pending = game.pending(state) as Pending;
  for (let made = 0; made < HALF_A_GAME || pending.decision !== 'turn-action'; made++) {
    const { seat, options: offered } = pending.asked[0] as Asked;
    pending = game.apply(state, seat, chance.pick(offered), ctx) as Pending;
  }
  return { state, asked: pending.asked[0] as Asked };
}

/** Does the same thing so often that looking at the clock costs nothing. */
function times(count: number, run: () => unknown): () => number {
  return () => {
    for (let i = 0; i < count; i++) run();
    return count;
  };
}

export function clones(length: Length): number {
  const { state } = midGame();
  return perCpuSecond(
    times(1000, () => game.clone(state)),
    length,
  );
}

export function views(length: Length): number {
  const { state, asked } = midGame();
  return perCpuSecond(
    times(1000, () => game.viewOf(state, asked.seat)),
    length,
  );
}

export function worlds(length: Length): number {
  const { state, asked } = midGame();
  const view = game.viewOf(state, asked.seat);
  const memory = game.memory.fresh(asked.seat);
  const chance = new SeededChance('worlds');
  return perCpuSecond(
    times(1000, () => game.worldFrom(view, chance, memory)),
    length,
  );
}

/** Information-set search that plays every imagined world to its end at random. */
export function searchIterations(length: Length): number {
  const { state, asked } = midGame();
  const situation = { asked, view: game.viewOf(state, asked.seat), memory: game.memory.fresh(asked.seat) };
  const chance = new SeededChance('search');
  const settings = {
    limits: { milliseconds: Number.POSITIVE_INFINITY, iterations: 500 },
    rollOut: { decisions: Number.POSITIVE_INFINITY, randomness: 1 },
    exploration: 0.7,
    trust: 0,
  };
  return perCpuSecond(() => search(game, situation, chance, settings).iterations, length);
}
