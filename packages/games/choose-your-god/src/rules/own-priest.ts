/** `pick-own-priest`: cards and abilities that ask for one of the player's own Priests in the Active Location. */
import type { Seat } from '@conclave/kernel';
import { pickChoice } from '../choices.ts';
import { abilities } from '../components/abilities/index.ts';
import type { MiracleName } from '../components/cards.ts';
import type { AbilityId } from '../components/cults.ts';
import { miracles } from '../components/miracles.ts';
import { type Context, type OwnPriestEffect, question } from '../frames.ts';
import { merged, priestOf, priestsHere } from '../priests.ts';
import type { City, Priest } from '../state.ts';

/** Which Priests an effect can choose, and what happens to the chosen one. `paid` is what its cost was (see the ability's frame). */
export interface OwnPriestPick {
  fits(s: City, me: Seat, priest: Priest, paid: number): boolean;
  affect(s: City, me: Seat, priest: Priest, paid: number, ctx: Context): void;
}

function pickOf(by: OwnPriestEffect): OwnPriestPick {
  const { ownPriest } = by in miracles ? miracles[by as MiracleName] : abilities[by as AbilityId];
  if (ownPriest === undefined) throw new Error(`${by} asks for no Priest`);
  return ownPriest;
}

export const pickOwnPriest = question('pick-own-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, by, paid }) =>
    merged(priestsHere(s, seat).filter((priest) => pickOf(by).fits(s, seat, priest, paid))).map(({ id }) =>
      pickChoice(id),
    ),
  choose: (s, { seat, by, paid }, { priest }, ctx) => pickOf(by).affect(s, seat, priestOf(s, seat, priest), paid, ctx),
});
