/** Looking one's own choice through: what each option leads to, once the questions that follow from it are answered too. */
import {
  type AnyGame,
  type Asked,
  type Chance,
  type Choice,
  type Context,
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
  /** Worlds to imagine, at the most and at the least. If those at the least all agree, further ones would tell nothing new. */
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

/** How good each option is for the asked seat, from -1 to 1, averaged over worlds that are the same for all options. */
export function lookAhead(
  game: AnyGame,
  situation: Situation,
  options: readonly Choice[],
  chance: Chance,
  { worlds, states, milliseconds }: LookAheadSettings,
): number[] {
  const clock = new Clock(milliseconds);
  const { asked, view, memory } = situation;
  const own = new SeededChance(chance.below(0x7fffffff));
  const looker = new LookAhead(game, asked);
  const scores = options.map(() => 0);
  let first: readonly number[] | null = null;
  let allAgree = true;
  let imagined = 0;
  do {
    const world: State = game.worldFrom(view, own, memory);
    const luck = own.below(0x7fffffff);
    const found = options.map((option) => looker.follow(world, option, silent(new SeededChance(luck)), []));
    for (const [i, score] of found.entries()) {
      scores[i] = (scores[i] as number) + score;
      if (first !== null && score !== first[i]) allAgree = false;
    }
    first ??= found;
    imagined++;
  } while (
    imagined < worlds.most &&
    (imagined < worlds.least || (looker.looks < states && !allAgree)) &&
    !clock.isUp()
  );
  return scores.map((score) => score / imagined);
}

class LookAhead {
  /** How many states were looked at so far. */
  looks = 0;
  private readonly game: AnyGame;
  private readonly seat: Seat;
  private readonly decision: string;

  constructor(game: AnyGame, { seat, decision }: Asked) {
    this.game = game;
    this.seat = seat;
    this.decision = decision;
  }

  /** What the state is worth after the choice and the best answers to the questions it raises. */
  follow(before: State, choice: Choice, ctx: Context, answered: readonly string[]): number {
    const { game, seat } = this;
    const state = game.clone(before);
    const pending = game.apply(state, seat, choice, ctx);
    const question = this.followUp(pending, answered);
    if (question === null) {
      this.looks++;
      return worth(game, state, seat);
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

  private glance(before: State, choice: Choice, ctx: Context): number {
    const state = this.game.clone(before);
    this.game.apply(state, this.seat, choice, ctx);
    this.looks++;
    return worth(this.game, state, this.seat);
  }

  /** The question that belongs to what was just chosen: one for this seat alone, and not one it has answered on the way. */
  private followUp(pending: Pending | null, answered: readonly string[]): Asked | null {
    const asked = pending?.asked[0];
    if (asked === undefined || asked.seat !== this.seat || pending?.asked.length !== 1) return null;
    return asked.decision === this.decision || answered.includes(asked.decision) ? null : asked;
  }
}
