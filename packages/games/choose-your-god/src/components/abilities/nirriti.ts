/** Nirriti (section 5.11). */
import type { Seat } from '@conclave/kernel';
import { drawMiraclesFromBottom, faceUpLicenses } from '../../cards.ts';
import { push } from '../../frames.ts';
import { gainMobs } from '../../possessions.ts';
import { canTake, takePriest, zoneOf } from '../../priests.ts';
import type { City } from '../../state.ts';
import { here, playerOf } from '../../table.ts';
import type { LicenseId } from '../licenses.ts';
import { priceOfLicense } from '../numbers.ts';
import { type Ability, patriarchAtLeast, strengthAtMost } from './ability.ts';

export const nirriti = {
  // Sacrifice 2 Followers: draw 3 Miracles from the bottom of the deck. (CG-5.117)
  'nirriti-light-loyalty': {
    cost: { followers: 2 },
    works: (s) => s.miracleDeck.length > 0,
    effect: (s, me, _, ctx) => drawMiraclesFromBottom(s, me, 3, 'nirriti-light-loyalty', ctx),
  },

  // Discard 2 cards: take a face-up License that costs no more than you have, for nothing. (CG-5.118)
  'nirriti-light-temptation': {
    cost: { cards: 2 },
    works: (s, me) => temptations(s, me).length > 0,
    effect: (s, me) => push(s, { rule: 'pick-license', seat: me, by: 'nirriti-light-temptation' }),
  },

  // Sacrifice a Free token of strength 4 or less: turn up three Intrigues in turn and play each that can be played. (CG-5.119)
  'nirriti-dark-iniquity': {
    cost: { sacrifice: strengthAtMost(4) },
    works: (s) => s.intrigueDeck.length > 0,
    effect: (s, me) => push(s, { rule: 'iniquity', seat: me, left: Math.min(3, s.intrigueDeck.length) }),
  },

  // Ritual with your Patriarch of strength 16 or more: a Priest of strength 5 comes here. Gain a Mob. (CG-5.120)
  'nirriti-dark-triumph': {
    cost: { ritual: patriarchAtLeast(16) },
    works: (s, me) => canTake(playerOf(s, me), 5) || s.mobReserve > 0,
    effect(s, me, _, ctx) {
      if (canTake(playerOf(s, me), 5)) takePriest(s, me, 5, zoneOf(here(s)), 'nirriti-dark-triumph', ctx);
      gainMobs(s, me, 1, 'nirriti-dark-triumph', ctx);
    },
  },
} satisfies Record<string, Ability>;

export function temptations(s: City, me: Seat): LicenseId[] {
  return faceUpLicenses(s).filter((license) => priceOfLicense(s.options, license) <= playerOf(s, me).coins);
}
