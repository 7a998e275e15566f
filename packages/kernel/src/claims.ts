/** Talk that the rules know: claims in a form that every language and every bot can read. */
import type { GameEvent, Told } from './events.ts';
import type { AnyGame, Options } from './game.ts';
import type { State } from './machine.ts';
import type { Seat } from './seats.ts';
import type { Words } from './texts.ts';

/** Something said at the table, told apart by its type. Plain data. It changes nothing, and it may be false. */
export interface Claim {
  readonly type: string;
}

/** A claim as it was heard. */
export interface Said<K extends Claim = Claim> {
  readonly seat: Seat;
  readonly channel: string;
  readonly claim: K;
}

/** A value that may stand in a field of a claim, and its name. */
export interface ClaimValue {
  readonly value: string | number;
  readonly words: Words;
}

/** One field of a claim, which is filled by picking. */
export interface ClaimField {
  /** The field of the claim that it fills. Its name is in the catalogue: `claim.field.<id>`. */
  readonly id: string;
  readonly values: readonly ClaimValue[];
  /** How many are picked where the field is a list; one, not in a list, if left out. */
  readonly many?: { readonly least: number; readonly most: number };
  /** What it is most often. */
  readonly usual?: string | number;
}

/** A kind of claim and what must be picked to make one. Its name is in the catalogue: `claim.form.<type>`. */
export interface ClaimForm {
  readonly type: string;
  readonly fields: readonly ClaimField[];
}

/** How a claim stands to what somebody knows for certain. */
export type Verdict = 'agrees' | 'contradicts';

/** The claims of a game. */
export interface ClaimSpec<V, E extends GameEvent, K extends Claim = Claim> {
  /** The rule that knows them. */
  readonly rule: string;
  /** The claim that unchecked data makes; throws `BadInput` where the form is wrong. Whether it is true is nobody's business. */
  parse(data: unknown, seats: number, options: Options): K;
  /** What the speaker says, in the first person. */
  words(claim: K): Words;
  /** What can be claimed at the table of this view. */
  forms(view: V): readonly ClaimForm[];
  /** What the view's seat could say truly, likeliest first: to begin with, and to be changed at will. */
  drafts(view: V, told: readonly Told<E>[]): readonly K[];
  /**
   * How the claim stands to what the view's seat was shown, before or after it was said; null where it was shown nothing
   * about it. `after` is how many events had been told when it was said.
   */
  verdict(view: V, told: readonly Told<E>[], said: Said<K>, after: number): Verdict | null;
  /** Whether bots talk when they are asked this decision. */
  talksAt(decision: string): boolean;
}

/** How many claims a bot makes before it answers a question. */
export const MAX_CLAIMS = 3;

/** How many answers to claims a bot gives in one round of the game beside that, so that nobody can make it chatter. */
export const MAX_ANSWERS = 2;

/** Where the seat speaks, and which seats hear it there; null where it has no voice. */
export function earshotOf(game: AnyGame, state: State, seat: Seat, seats: number): Earshot | null {
  const channelsOf = (one: Seat) => game.channels?.(state, one) ?? [{ id: 'table', speaks: true }];
  const channel = channelsOf(seat).find(({ speaks }) => speaks)?.id;
  if (channel === undefined) return null;
  const everybody = Array.from({ length: seats }, (_, one) => one);
  return { channel, hearers: everybody.filter((one) => channelsOf(one).some(({ id }) => id === channel)) };
}

export interface Earshot {
  readonly channel: string;
  readonly hearers: readonly Seat[];
}
