/** Looking one's own choice through: what each option leads to, once the questions that follow from it are answered too. */
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
  /** Worlds to imagine, at the most and at the least. If those at the least agree on the best option, no further ones are. */
  readonly worlds: { readonly most: number; readonly least: number };
  /** No further world is imagined after so many states were looked at. */
  readonly states: number;
  /** No further world is imagined after this time; one is always looked through. */
  readonly milliseconds: number;
}

/** A question with more options than this is looked at one step deep only, so that time stays bounded. */
const NARROW = 8;
/** How many questions that follow from an option are answered with it. */
const FOLLOW_UPS = 4;

export interface Scored {
  readonly option: Choice;
  readonly score: number;
}

/**
 * How good the options are for the asked seat, from -1 to 1, averaged over worlds that are the same for all options. Of
 * options that differ only in name, one is looked at.
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
  /** How many states were looked at so far. */
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

  /** What each option is worth in a world: told at a glance if the game can, else tried out with the same luck for all. */
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

  /** Answers the questions that belong to what was just chosen, the state being changed; gives what is asked then. */
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

  /** The question that belongs to what was just chosen: one for this seat alone, not a new beginning, and not one it has answered on the way. */
  private followUp(pending: Pending | null, answered: readonly string[]): Asked | null {
    const asked = pending?.asked[0];
    if (asked === undefined || asked.seat !== this.seat || pending?.asked.length !== 1) return null;
    const { decision } = asked;
    if (this.game.insight?.beginnings?.includes(decision) === true) return null;
    return decision === this.decision || answered.includes(decision) ? null : asked;
  }
}
