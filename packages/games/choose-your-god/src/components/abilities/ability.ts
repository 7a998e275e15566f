/** What the record of a Cult ability says, and the words its costs are written in (sections 5.6 to 5.14). */

import type { Seat } from '@conclave/kernel';
import type { Context } from '../../frames.ts';
import { strengthOf } from '../../priests.ts';
import type { OwnPriestPick } from '../../rules/own-priest.ts';
import type { City, Priest } from '../../state.ts';

/** Whether a Free Priest may pay for it. */
type Fit = (s: City, me: Seat, priest: Priest) => boolean;

/** What is paid before anything happens (CG-4.6). */
export interface Cost {
  readonly cards?: number;
  readonly coins?: number;
  readonly followers?: number;
  /** As many Followers as the player chooses among these. */
  readonly followersAmong?: (s: City, me: Seat) => number[];
  /** A Free Priest, perhaps the Patriarch, goes to the sheet. */
  readonly ritual?: Fit;
  /** A Free Priest token is destroyed. */
  readonly sacrifice?: Fit;
  /** All Free Priest tokens are destroyed; there may be none. */
  readonly allFreeTokens?: true;
}

export interface Ability {
  readonly cost: Cost;
  /** Whether it would change something, its cost being paid (CG-4.7). Asked before paying. */
  works(s: City, me: Seat): boolean;
  /** `paid`: the strength of the Priest, or the number of Followers, that paid for it. */
  effect(s: City, me: Seat, paid: number, ctx: Context): void;
  readonly ownPriest?: OwnPriestPick;
  /** What it does after the card that it let the player play. */
  afterwards?(s: City, me: Seat, ctx: Context): void;
}

export function strengthExactly(strength: number): Fit {
  return (s, me, priest) => strengthOf(s, me, priest) === strength;
}

export function strengthAtLeast(strength: number): Fit {
  return (s, me, priest) => strengthOf(s, me, priest) >= strength;
}

export function strengthAtMost(strength: number): Fit {
  return (s, me, priest) => strengthOf(s, me, priest) <= strength;
}

/** The Patriarch itself, when it is strong enough. */
export function patriarchAtLeast(strength: number): Fit {
  return (s, me, priest) => priest.strength === 'patriarch' && strengthOf(s, me, priest) >= strength;
}
