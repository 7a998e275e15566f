/**
 * Trying options out. An adept judges its options where its own choice ends; here the best of them are played on, by
 * everybody's quick suggestions, until what was begun has shown its effect. All candidates meet the same worlds and the
 * same luck, so that they differ by what they do and little else, and the worse half drops out after every series.
 */
import {
  type AnyGame,
  type Chance,
  type Choice,
  type Context,
  type Pending,
  SeededChance,
  type State,
  silent,
  type TrialHints,
} from '@conclave/kernel';
import { firstSight } from './adept.ts';
import type { Situation } from './bot.ts';
import { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import { bestOf, LookAhead, type Scored } from './look-ahead.ts';
import { type Policy, policyOf, rollOut } from './roll-out.ts';
import { worth } from './worth.ts';

/** The best option after trying out; at first sight, where that is all that is worth it or there is time for. */
export function tryOut(
  game: AnyGame,
  situation: Situation,
  chance: Chance,
  hints: TrialHints,
  { milliseconds, iterations }: Limits,
): Choice {
  const { asked } = situation;
  if (asked.options.length === 1) return asked.options[0] as Choice;
  const clock = new Clock(milliseconds);
  const seen = firstSight(game, situation, chance, milliseconds / 2);
  const candidates = hints.at?.includes(asked.decision) === false ? [] : candidatesOf(seen, hints);
  if (candidates.length < 2) return bestOf(seen);
  return new Trials(game, situation, chance, hints, clock).decide(candidates, iterations);
}

/** The options worth trying out, the best first. */
function candidatesOf(seen: readonly Scored[], { candidates, margin }: TrialHints): Scored[] {
  const best = [...seen].sort((a, b) => b.score - a.score).slice(0, candidates);
  return best.filter(({ score }) => score >= (best[0] as Scored).score - margin);
}

interface Candidate extends Scored {
  /** Sum of what its trials were worth, the first sight included. */
  total: number;
}

class Trials {
  private readonly game: AnyGame;
  private readonly situation: Situation;
  private readonly hints: TrialHints;
  private readonly clock: Clock;
  private readonly chance: Chance;
  private readonly policy: Policy;
  private readonly ahead: LookAhead;

  constructor(game: AnyGame, situation: Situation, chance: Chance, hints: TrialHints, clock: Clock) {
    this.game = game;
    this.situation = situation;
    this.hints = hints;
    this.clock = clock;
    this.chance = new SeededChance(chance.below(0x7fffffff));
    this.policy = policyOf(game, 0);
    this.ahead = new LookAhead(game, situation);
  }

  /** Sequential halving: as many worlds for each series as the candidates left over allow. */
  decide(seen: readonly Scored[], worlds: number): Choice {
    let left: Candidate[] = seen.map((one) => ({ ...one, total: one.score * this.hints.trust }));
    const series = Math.ceil(Math.log2(left.length));
    let tried = 0;
    for (let i = 1; left.length > 1; i++) {
      const until = Math.round((worlds * i) / series);
      for (; tried < until; tried++) if (!this.tryAll(left)) return best(left).option;
      left = left.sort((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 2));
    }
    return best(left).option;
  }

  /** Every candidate in one more world. False when time ran out on the way: that world then counts for none. */
  private tryAll(candidates: readonly Candidate[]): boolean {
    const { view, memory } = this.situation;
    const world: State = this.game.worldFrom(view, this.chance, memory);
    const luck = this.chance.below(0x7fffffff);
    const found: number[] = [];
    for (const { option } of candidates) {
      const value = this.clock.isUp() ? null : this.playOn(world, option, luck);
      if (value === null) return false;
      found.push(value);
    }
    for (const [i, candidate] of candidates.entries()) candidate.total += found[i] as number;
    return true;
  }

  /** What the world is worth some time after the choice; null when time ran out before. */
  private playOn(world: State, option: Choice, luck: number): number | null {
    const { game, ahead, hints, clock, policy } = this;
    const { asked, memory } = this.situation;
    const ctx: Context = silent(new SeededChance(luck));
    const state = game.clone(world);
    const pending: Pending | null = ahead.finish(state, game.apply(state, asked.seat, option, ctx), ctx);
    const lastRound = game.roundsOf(world) + hints.rounds;
    const horizon = { decisions: hints.decisions, isReached: (now: State) => game.roundsOf(now) >= lastRound };
    return rollOut(game, state, pending, ctx, policy, horizon, clock) ? worth(game, state, asked.seat, memory) : null;
  }
}

function best(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((leader, one) => (one.total > leader.total ? one : leader));
}
