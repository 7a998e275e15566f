/**
 * Trying options out. An adept judges its options where its own choice ends; here the best of them are played on until
 * what was begun has shown its effect. All candidates meet the same worlds and the same luck, so that they differ by what
 * they do and little else, and the worse half drops out after every series.
 */
import {
  type AnyGame,
  at,
  type Chance,
  type Choice,
  SeededChance,
  type State,
  type TrialHints,
} from '@conclave/kernel';
import { firstSight } from './adept.ts';
import type { Situation } from './bot.ts';
import { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import { bestOf, type Scored } from './look-ahead.ts';
import { type Trial, trialBy } from './trial.ts';

/** The share of the time after which no new trial starts: on a busy machine the last one takes longer than planned. */
const TIME_FOR_TRIALS = 0.85;

/**
 * The best option after trying out; the best at first sight if a trial is not worth it or there is no time. The other players
 * may be given a weaker insight.
 */
export function tryOut(
  game: AnyGame,
  situation: Situation,
  chance: Chance,
  hints: TrialHints,
  { milliseconds, iterations }: Limits,
  gameOfOthers: AnyGame = game,
): Choice {
  const { asked } = situation;
  if (asked.options.length === 1) return at(asked.options, 0);
  const clock = new Clock(milliseconds * TIME_FOR_TRIALS);
  const imagine = game.insight?.imagine ?? game.worldFrom;
  const seen = firstSight({ ...game, worldFrom: imagine }, situation, chance, milliseconds / 2);
  const candidates = hints.at?.includes(asked.decision) === false ? [] : candidatesOf(seen, hints);
  if (candidates.length < 2) return bestOf(seen);
  const trial = trialBy(game, situation, hints, clock, gameOfOthers);
  const own = new SeededChance(chance.below(0x7fffffff));
  const worlds: Worlds = () => ({
    world: imagine(situation.view, own, situation.memory),
    luck: own.below(0x7fffffff),
  });
  return new Trials(worlds, trial, clock, hints.trust).decide(candidates, iterations);
}

/** The options worth trying out, the best first. */
function candidatesOf(seen: readonly Scored[], { candidates, margin }: TrialHints): Scored[] {
  const best = [...seen].sort((a, b) => b.score - a.score).slice(0, candidates);
  return best.filter(({ score }) => score >= at(best, 0).score - margin);
}

interface Candidate extends Scored {
  /** Sum of what its trials were worth, the first sight included. */
  total: number;
}

/** One more world to try all candidates in, and the luck they have there. */
type Worlds = () => { readonly world: State; readonly luck: number };

class Trials {
  private readonly worlds: Worlds;
  private readonly trial: Trial;
  private readonly clock: Clock;
  private readonly trust: number;

  constructor(worlds: Worlds, trial: Trial, clock: Clock, trust: number) {
    this.worlds = worlds;
    this.trial = trial;
    this.clock = clock;
    this.trust = trust;
  }

  /** Sequential halving: as many worlds for each series as the candidates left over allow. */
  decide(seen: readonly Scored[], worlds: number): Choice {
    let left: Candidate[] = seen.map((one) => ({ ...one, total: one.score * this.trust }));
    const series = Math.ceil(Math.log2(left.length));
    let tried = 0;
    for (let i = 1; left.length > 1; i++) {
      const until = Math.round((worlds * i) / series);
      for (; tried < until; tried++) if (!this.tryAll(left)) return best(left).option;
      left = left.sort((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 2));
    }
    return best(left).option;
  }

  /** Tries every candidate in one more world. False if time ran out: that world then counts for none of them. */
  private tryAll(candidates: readonly Candidate[]): boolean {
    const { world, luck } = this.worlds();
    const found: number[] = [];
    for (const { option } of candidates) {
      const value = this.clock.isUp() ? null : this.trial(world, option, luck);
      if (value === null) return false;
      found.push(value);
    }
    for (const [i, candidate] of candidates.entries()) candidate.total += at(found, i);
    return true;
  }
}

function best(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((leader, one) => (one.total > leader.total ? one : leader));
}
