/** One option tried out in one imagined world. */
import {
  type AnyContext,
  type AnyGame,
  type Choice,
  type Pending,
  SeededChance,
  type State,
  silent,
  type TrialHints,
} from '@conclave/kernel';
import { quickAdept } from './adept.ts';
import type { Bot, Situation } from './bot.ts';
import type { Clock } from './clock.ts';
import { LookAhead } from './look-ahead.ts';
import { playOn, remembering } from './match.ts';
import { policyOf, rollOut } from './roll-out.ts';
import { talking } from './talking.ts';
import { worth } from './worth.ts';

/** How many worlds the asked seat looks at where it is asked again in the course of a trial. */
const OWN_WORLDS = 2;

/** What the world is worth to the asked seat some time after the choice; null when time ran out before. */
export type Trial = (world: State, option: Choice, luck: number) => number | null;

export function trialBy(
  game: AnyGame,
  situation: Situation,
  hints: TrialHints,
  clock: Clock,
  gameOfOthers: AnyGame,
): Trial {
  const { worldsOfOthers, careAt } = hints;
  if (worldsOfOthers === undefined) return bySuggestions(game, situation, hints, clock);
  const other = talking(gameOfOthers, quickAdept(gameOfOthers, worldsOfOthers, careAt));
  return byAdepts(game, situation, hints, clock, other);
}

/** Everybody chooses as the game suggests in that world, whatever of it is hidden. */
function bySuggestions(game: AnyGame, situation: Situation, { rounds, decisions }: TrialHints, clock: Clock): Trial {
  const { asked, memory } = situation;
  const policy = policyOf(game, 0);
  const ahead = new LookAhead(game, situation);
  return (world, option, luck) => {
    const ctx: AnyContext = silent(new SeededChance(luck));
    const state = game.clone(world);
    const pending: Pending | null = ahead.finish(state, game.apply(state, asked.seat, option, ctx), ctx);
    const lastRound = game.roundsOf(world) + rounds;
    const horizon = { decisions, isReached: (now: State) => game.roundsOf(now) >= lastRound };
    return rollOut(game, state, pending, ctx, policy, horizon, clock) ? worth(game, state, asked.seat, memory) : null;
  };
}

/**
 * Everybody plays as an adept who sees, remembers and says what its seat can in that world; the asked seat goes on with
 * what it knows of the game.
 */
function byAdepts(
  game: AnyGame,
  { asked, memory }: Situation,
  { rounds, decisions, careAt }: TrialHints,
  clock: Clock,
  other: Bot,
): Trial {
  const { seat } = asked;
  const imagining = { ...game, worldFrom: game.insight?.imagine ?? game.worldFrom };
  const own = talking(game, quickAdept(imagining, OWN_WORLDS, careAt));
  return (world, option, luck) => {
    const memories = game.memory.recall?.(memory, world) ?? [];
    const ctx = remembering(game, new SeededChance(luck), [...memories.keys()], memories);
    const state = game.clone(world);
    const pending = game.apply(state, seat, option, ctx);
    const lastRound = game.roundsOf(world) + rounds;
    let made = 0;
    const isStopped = () => clock.isUp() || made++ >= decisions || game.roundsOf(state) >= lastRound;
    const bots = memories.map((_, one) => (one === seat ? own : other));
    playOn(game, pending, { state, bots, memories, ctx, botChance: new SeededChance(luck + 1) }, isStopped);
    if (clock.isUp()) return null;
    game.insight?.reflect?.(state, seat, memories[seat]);
    return worth(game, state, seat, memories[seat]);
  };
}
