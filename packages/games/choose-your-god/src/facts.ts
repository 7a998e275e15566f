/** Open facts that a drawn table shows beside a view: what is printed on things, and what somebody could pay for. */
import { type Seat, SeededChance } from '@conclave/kernel';

export { accessOf, almsOf, highestPrayer, mightsWith, priceOf, priceOfLicense } from './components/numbers.ts';

import { abilities } from './components/abilities/index.ts';
import { type HandCardId, isIntrigue, nameOf } from './components/cards.ts';
import type { AbilityId } from './components/cults.ts';
import { intrigues } from './components/intrigues.ts';
import { NUMBERS } from './components/locations.ts';
import { miracles } from './components/miracles.ts';
import { canPay } from './rules/costs.ts';
import type { CityView } from './view.ts';
import { worldFrom } from './worlds.ts';

export { ABILITIES_OF } from './components/cults.ts';
export { licenses } from './components/licenses.ts';
export { LOCATIONS, locationId, NUMBERS } from './components/locations.ts';
export { RULE_OF_EFFECT } from './texts/effect-rules.ts';

/** Only dark Cults may play it (CG-4.8). */
export function hasDarkSeal(card: HandCardId): boolean {
  return isIntrigue(card) ? intrigues[nameOf(card)].seal : miracles[nameOf(card)].seal;
}

/** Whether the seat could pay for the ability now. How many cards somebody has is open, so everybody can know it. */
export function canPayFor(view: CityView, seat: Seat, ability: AbilityId): boolean {
  const player = view.players[seat];
  if (player === undefined) return false;
  // Change of Guise asks for its cost later, together with the card it plays (CG-5.121).
  if (ability === 'tiamat-light-guise') return player.cards >= 2 && player.coins >= 3;
  const world = worldFrom(view, new SeededChance('facts'));
  // While no Location is active, it counts whether there is one where the cost could be paid (CG-5.105).
  const places = view.activeLocation === null ? NUMBERS : [view.activeLocation];
  return places.some((location) => {
    world.activeLocation = location;
    return canPay(world, seat, abilities[ability].cost);
  });
}
