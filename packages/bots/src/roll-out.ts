/** Roll-outs: playing an imagined world on without a tree, to learn what it is worth. */
import {
  type AnyContext,
  type AnyGame,
  type Asked,
  at,
  type Chance,
  type Choice,
  type Pending,
  type State,
} from '@conclave/kernel';
import type { Clock } from './clock.ts';

export interface RollOut {
  /** After this many decisions the game's insight judges the state; without insight, games are played to the end. */
  readonly decisions: number;
  /** How often a random choice takes the place of the one the insight suggests, from 0 to 1. */
  readonly randomness: number;
}

/** Where a roll-out ends. */
export interface Horizon {
  readonly decisions: number;
  /** Whether it has come far enough before that. */
  isReached?(state: State): boolean;
}

export type Policy = (state: State, asked: Asked, chance: Chance) => Choice;

export function policyOf({ insight }: AnyGame, randomness: number): Policy {
  if (insight?.suggest === undefined || randomness >= 1) return (_, { options }, chance) => chance.pick(options);
  const { suggest } = insight;
  const inThousand = Math.round(randomness * 1000);
  return (state, { seat, decision, options }, chance) => {
    if (options.length === 1) return at(options, 0);
    if (inThousand > 0 && chance.below(1000) < inThousand) return chance.pick(options);
    return suggest(state, seat, decision, options, chance);
  };
}

/** Decisions between two looks at the clock. */
const STRETCH = 32;

/** Plays on, changing the state. False if time ran out before the horizon: the state then means nothing. */
export function rollOut(
  game: AnyGame,
  state: State,
  pending: Pending | null,
  ctx: AnyContext,
  policy: Policy,
  { decisions, isReached }: Horizon,
  clock: Clock,
): boolean {
  let now = pending;
  for (let made = 0; now !== null && made < decisions && isReached?.(state) !== true; made++) {
    if (made % STRETCH === STRETCH - 1 && clock.isUp()) return false;
    const asked = at(now.asked, 0);
    now = game.apply(state, asked.seat, policy(state, asked, ctx.chance), ctx);
  }
  return true;
}
