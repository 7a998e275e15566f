/** The action step of a Location: one decision `act` for every Cult that does not celebrate (CG-4.42). */

import type { Seat } from '@conclave/kernel';
import { handSize, withoutCopies } from '../cards.ts';
import { abilityChoice, type CityChoice, intrigueChoice, miracleChoice, PASS } from '../choices.ts';
import { ABILITIES_OF } from '../components/cults.ts';
import { question } from '../frames.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';
import { isUsable, useAbility } from './costs.ts';
import { canPlay, FROM_HAND, playFromHand } from './playing.ts';

/** Asked of whoever holds a hand card, even if passing is all that can be done, so that being asked tells nothing (CG-4.5 e). */
export const act = question('act', {
  asks: (_, { seat }) => seat,
  options(s, { seat }) {
    const actions = actionsOf(s, seat);
    const openlyCannotAct = handSize(playerOf(s, seat)) === 0 && actions.length === 1;
    return openlyCannotAct ? [] : actions;
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type === 'miracle' || choice.type === 'intrigue') playFromHand(s, seat, choice.card);
    else if (choice.type === 'ability') useAbility(s, seat, choice.ability, ctx);
  },
});

function actionsOf(s: City, seat: Seat): CityChoice[] {
  const { cult, dark, hand } = playerOf(s, seat);
  const actions: CityChoice[] = [PASS];
  for (const card of withoutCopies(hand.miracles)) {
    if (canPlay(s, seat, card, FROM_HAND)) actions.push(miracleChoice(card));
  }
  for (const card of withoutCopies(hand.intrigues)) {
    if (canPlay(s, seat, card, FROM_HAND)) actions.push(intrigueChoice(card));
  }
  if (cult === null) return actions;
  for (const ability of ABILITIES_OF[cult][dark ? 'dark' : 'light']) {
    if (isUsable(s, seat, ability)) actions.push(abilityChoice(ability));
  }
  return actions;
}
