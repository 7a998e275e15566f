/** Looks ahead to the end of one's own choice: what each option leads to once the follow-up questions are answered too. */
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
import type { Situation } from './bot.ts';
import { Clock } from './clock.ts';
import { worth } from './worth.ts';

export interface LookAheadSettings {
  /** Most and fewest worlds to imagine. It stops at the fewest if they agree on the best option. */
  readonly worlds: { readonly most: number; readonly least: number };
  /** No new world is imagined after this many states. */
  readonly states: number;
  /** No new world is imagined after this time; the first is always finished. */
  readonly milliseconds: number;
}

/** A question with more options than this is searched one step deep only, to bound the time. */
const NARROW = 8;
/** How many follow-up questions are answered together with an option. */
const FOLLOW_UPS = 4;

export interface Scored {
  readonly option: Choice;
  readonly score: number;
}

/**
 * How good the options are for the asked seat, from -1 to 1, averaged over the same worlds for all options. Of options that
 * differ only in name, one is evaluated.
 */
export function lookAhead(
  game: AnyGame,
  situation: Situation,
  offered: readonly Choice[],
  chance: Chance,
  { worlds, states, milliseconds }: LookAheadSettings,
): Scored[] {
  const clock = new Clock(milliseconds);
  const { asked, view, memory } = situation;
  const own = new SeededChance(chance.below(0x7fffffff));
  const seen = game.insight?.glance?.(view, asked.seat, asked.decision, offered, own, memory);
  if (seen != null) return offered.map((option, i) => ({ option, score: at(seen, i) }));
  const looker = new LookAhead(game, situation);
  let world: State = game.worldFrom(view, own, memory);
  const options = game.insight?.distinct?.(world, asked.seat, asked.decision, offered) ?? offered;
  const scores = options.map(() => 0);
  let favourite = -1;
  let allAgree = true;
  let imagined = 0;
  do {
    if (imagined > 0) world = game.worldFrom(view, own, memory);
    const found = looker.lookThrough(world, options, own.below(0x7fffffff));
    for (const [i, score] of found.entries()) scores[i] = at(scores, i) + score;
    const best = found.indexOf(Math.max(...found));
    if (imagined > 0 && best !== favourite) allAgree = false;
    favourite = best;
    imagined++;
  } while (
    imagined < worlds.most &&
    (imagined < worlds.least || (looker.looks < states && !allAgree)) &&
    !clock.isUp()
  );
  return options.map((option, i) => ({ option, score: at(scores, i) / imagined }));
}

/** The best of them, the first among equals. */
export function bestOf(scored: readonly Scored[]): Choice {
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).option;
}

export class LookAhead {
  /** States evaluated so far. */
  looks = 0;
  private readonly game: AnyGame;
  private readonly seat: Seat;
  private readonly decision: string;
  private readonly memory: unknown;

  constructor(game: AnyGame, { asked, memory }: Situation) {
    this.game = game;
    this.seat = asked.seat;
    this.decision = asked.decision;
    this.memory = memory;
  }

  /** What each option is worth in a world: straight from the game if it can tell, else tried out with the same luck for all. */
  lookThrough(world: State, options: readonly Choice[], luck: number): readonly number[] {
    const weighed = this.game.insight?.weigh?.(world, this.seat, this.decision, options, this.memory);
    if (weighed != null) this.looks++;
    return options.map((option, i) => weighed?.[i] ?? this.follow(world, option, silent(new SeededChance(luck)), []));
  }

  /** What the state is worth after the choice and the best answers to the questions it raises. */
  follow(before: State, choice: Choice, ctx: AnyContext, answered: readonly string[]): number {
    const { game, seat } = this;
    const state = game.clone(before);
    const pending = game.apply(state, seat, choice, ctx);
    const question = this.followUp(pending, answered);
    if (question === null) {
      this.looks++;
      return worth(game, state, seat, this.memory);
    }
    const isNarrow = question.options.length <= NARROW && answered.length < FOLLOW_UPS;
    const path = isNarrow ? [...answered, question.decision] : null;
    let best = Number.NEGATIVE_INFINITY;
    for (const option of question.options) {
      const score = path === null ? this.glance(state, option, ctx) : this.follow(state, option, ctx, path);
      if (score > best) best = score;
    }
    return best;
  }

  /** Answers the follow-up questions of the choice just made, changing the state, and returns what is asked next. */
  finish(state: State, after: Pending | null, ctx: AnyContext): Pending | null {
    const { game, seat } = this;
    const answered: string[] = [];
    let pending = after;
    for (let asked = this.followUp(pending, answered); asked !== null; asked = this.followUp(pending, answered)) {
      answered.push(asked.decision);
      const { decision, options } = asked;
      const weighed = game.insight?.weigh?.(state, seat, decision, options, this.memory);
      const looked = options.map((option, i) => ({
        option,
        score: weighed?.[i] ?? this.follow(state, option, ctx, answered),
      }));
      pending = game.apply(state, seat, bestOf(looked), ctx);
    }
    return pending;
  }

  private glance(before: State, choice: Choice, ctx: AnyContext): number {
    const state = this.game.clone(before);
    this.game.apply(state, this.seat, choice, ctx);
    this.looks++;
    return worth(this.game, state, this.seat, this.memory);
  }

  /** The follow-up question of the choice just made: for this seat alone, not the start of something new, and not answered before. */
  private followUp(pending: Pending | null, answered: readonly string[]): Asked | null {
    const asked = pending?.asked[0];
    if (asked === undefined || asked.seat !== this.seat || pending?.asked.length !== 1) return null;
    const { decision } = asked;
    if (this.game.insight?.beginnings?.includes(decision) === true) return null;
    return decision === this.decision || answered.includes(decision) ? null : asked;
  }
}
