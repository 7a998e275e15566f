/**
 * Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse, 2012). Every iteration
 * imagines another full world that fits what the seat sees, walks down one tree that all the worlds share, plays on from
 * where the tree ends and notes what came of it for each seat that decided on the way.
 */
import {
  type AnyContext,
  type AnyGame,
  type Asked,
  at,
  type Chance,
  type Choice,
  type Pending,
  type Seat,
  SeededChance,
  type State,
  silent,
} from '@conclave/kernel';
import type { Situation } from '../bot.ts';
import { Clock } from '../clock.ts';
import type { Limits } from '../limits.ts';
import { type Policy, policyOf, type RollOut, rollOut } from '../roll-out.ts';
import { worth } from '../worth.ts';
import { type Branch, Question } from './tree.ts';

export interface SearchSettings {
  readonly limits: Limits;
  readonly rollOut: RollOut;
  /** Exploration against exploitation: the factor of the confidence bound. */
  readonly exploration: number;
  /**
   * How many visits the first sight of an option counts for, by the game's insight. 0: there is no first sight, and every
   * option is tried before any is repeated.
   */
  readonly trust: number;
}

export interface SearchReport {
  readonly choice: Choice;
  readonly iterations: number;
  readonly milliseconds: number;
  /** Why it ended; `decided`: no other option could have caught up. */
  readonly stopped: 'only-option' | 'decided' | 'iterations' | 'time';
  /** What was found out about each option, in the order of the question. */
  readonly options: readonly { readonly id: string; readonly visits: number; readonly mean: number }[];
}

/** How often to check whether the leading option can still be overtaken. */
const CHECK_EVERY = 64;

export function search(game: AnyGame, situation: Situation, chance: Chance, settings: SearchSettings): SearchReport {
  return new Search(game, situation, chance, settings).run();
}

class Search {
  private readonly game: AnyGame;
  private readonly situation: Situation;
  private readonly settings: SearchSettings;
  private readonly clock: Clock;
  private readonly chance: Chance;
  private readonly ctx: AnyContext;
  private readonly policy: Policy;
  private readonly root: Question;
  /** The branches taken in the present iteration. */
  private readonly path: Branch[] = [];
  private iterations = 0;

  constructor(game: AnyGame, situation: Situation, chance: Chance, settings: SearchSettings) {
    this.game = game;
    this.situation = situation;
    this.settings = settings;
    this.clock = new Clock(settings.limits.milliseconds);
    // A search needs millions of random numbers: it draws one seed from outside and makes its own from that.
    this.chance = new SeededChance(chance.below(0x7fffffff));
    this.ctx = silent(this.chance);
    this.policy = policyOf(game, settings.rollOut.randomness);
    this.root = new Question(situation.asked.seat, situation.asked.decision);
  }

  run(): SearchReport {
    if (this.situation.asked.options.length === 1) return this.report('only-option');
    const { iterations } = this.settings.limits;
    // At least one iteration runs, however short the time, so that there is a result.
    do {
      if (!this.iterate()) return this.report('time');
      this.iterations++;
      if (this.iterations % CHECK_EVERY === 0 && this.isDecided()) return this.report('decided');
    } while (this.iterations < iterations && !this.clock.isUp());
    return this.report(this.iterations < iterations ? 'time' : 'iterations');
  }

  /** Plays one world from the current decision to its outcome. False if time ran out on the way. */
  private iterate(): boolean {
    const { game, ctx, path } = this;
    const { view, memory } = this.situation;
    const state: State = game.worldFrom(view, this.chance, memory);
    path.length = 0;
    let { asked } = this.situation;
    let question = this.root;
    let pending: Pending | null;
    for (;;) {
      const branch = this.select(question, state, this.distinct(state, asked));
      path.push(branch);
      pending = this.skipForced(state, game.apply(state, asked.seat, branch.choice, ctx));
      if (pending === null || branch.visits === 0) break;
      asked = at(pending.asked, 0);
      question = branch.next(asked);
    }
    const inTime = rollOut(game, state, pending, ctx, this.policy, this.settings.rollOut, this.clock);
    if (inTime) this.learn(state);
    return inTime;
  }

  /** Options that differ only in name share a branch. */
  private distinct(state: State, { seat, decision, options }: Asked): readonly Choice[] {
    return this.game.insight?.distinct?.(state, seat, decision, options) ?? options;
  }

  /** Questions with one answer need no place in the tree. */
  private skipForced(state: State, pending: Pending | null): Pending | null {
    let now = pending;
    while (now !== null) {
      const { seat, options } = at(now.asked, 0);
      if (options.length > 1) break;
      now = this.game.apply(state, seat, options[0], this.ctx);
    }
    return now;
  }

  /** The branch with the best prospects among those this world offers. */
  private select(question: Question, state: State, options: readonly Choice[]): Branch {
    const { exploration, trust } = this.settings;
    let best: Branch | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (const option of options) {
      const branch = question.find(option, this.game.choiceId) ?? this.grow(question, state, option);
      branch.offered++;
      if (branch.visits + trust === 0) {
        // Reservoir sampling: each untried branch is equally likely to be kept.
        untried++;
        if (this.chance.below(untried) === 0) best = branch;
      } else if (untried === 0) {
        const weight = branch.visits + trust;
        const mean = (branch.total + trust * branch.promise) / weight;
        const score = mean + exploration * Math.sqrt(Math.log(branch.offered + 1) / weight);
        if (score > bestScore) {
          bestScore = score;
          best = branch;
        }
      }
    }
    return best as Branch;
  }

  private grow(question: Question, state: State, option: Choice): Branch {
    return question.add(option, this.game.choiceId(option), this.promise(question, state, option));
  }

  /** What an option looks like at first sight: how good the world is for the seat just after it. */
  private promise({ seat }: Question, state: State, option: Choice): number {
    if (this.settings.trust === 0) return 0;
    const after = this.game.clone(state);
    this.game.apply(after, seat, option, this.ctx);
    return this.worth(after, seat);
  }

  /** What others remember is not known. */
  private worth(state: State, seat: Seat): number {
    const { asked, memory } = this.situation;
    return worth(this.game, state, seat, seat === asked.seat ? memory : undefined);
  }

  /** Credits the branches of the path with what the state is worth to whoever took them. */
  private learn(state: State): void {
    const worths: number[] = [];
    for (const branch of this.path) {
      worths[branch.seat] ??= this.worth(state, branch.seat);
      branch.visits++;
      branch.total += at(worths, branch.seat);
    }
  }

  /** Whether the leader would stay in front even if all the remaining iterations went to the second. */
  private isDecided(): boolean {
    const visits = this.branches().map((branch) => branch?.visits ?? 0);
    const [first = 0, second = 0] = visits.sort((a, b) => b - a);
    const { iterations } = this.settings.limits;
    const left = Math.min(iterations - this.iterations, this.clock.iterationsLeft(this.iterations));
    return first - second > left;
  }

  /** The branches of the current decision, in the order of its options; undefined where an option was never tried. */
  private branches(): (Branch | undefined)[] {
    return this.situation.asked.options.map((option) => this.root.find(option, this.game.choiceId));
  }

  private report(stopped: SearchReport['stopped']): SearchReport {
    const { options } = this.situation.asked;
    const found = this.branches().map((branch, i) => {
      const visits = branch?.visits ?? 0;
      const mean = branch === undefined || visits === 0 ? (branch?.promise ?? 0) : branch.total / visits;
      return { id: this.game.choiceId(options[i]), visits, mean };
    });
    let best = 0;
    for (const [i, { visits, mean }] of found.entries()) {
      const leader = at(found, best);
      if (visits > leader.visits || (visits === leader.visits && mean > leader.mean)) best = i;
    }
    return {
      choice: at(options, best),
      iterations: this.iterations,
      milliseconds: this.clock.spent,
      stopped,
      options: found,
    };
  }
}
