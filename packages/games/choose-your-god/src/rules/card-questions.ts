/** What played cards and abilities ask of the acting player (sections 5.2, 5.3 and 5.7 to 5.14). `pick-own-priest` has a file of its own. */

import type { Seat } from '@conclave/kernel';
import { faceUpLicenses, give, takeFromSlot } from '../cards.ts';
import {
  type CityChoice,
  licenseChoice,
  locationChoice,
  OF_COINS,
  OF_FOLLOWERS,
  pickChoice,
  STOP,
  takeChoice,
} from '../choices.ts';
import { temptations } from '../components/abilities/nirriti.ts';
import { intrigues, threatened } from '../components/intrigues.ts';
import type { LicenseId } from '../components/licenses.ts';
import { followersFit, pilgrimDestinations, REWARDS } from '../components/miracles.ts';
import { ownerOf } from '../components/priests.ts';
import { type LicenseEffect, push, question } from '../frames.ts';
import { gainCoins, gainFollowers } from '../possessions.ts';
import { freePriests, merged, movePriest, priestOf, priestsHere, zoneOf } from '../priests.ts';
import type { City } from '../state.ts';
import { here, opponentsOf, playerOf } from '../table.ts';

/** Spider's Grip moves at least so many Priests (CG-5.127). */
const LEAST_GRIP = 4;

/** Visitation places one Priest; Spider's Grip goes on, and from the fifth on may stop. */
export const pickFreePriest = question('pick-free-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, by, moved }): CityChoice[] {
    const priests = merged(freePriests(playerOf(s, seat))).map(({ id }) => pickChoice(id));
    return by === 'arachne-dark-grip' && moved >= LEAST_GRIP ? [...priests, STOP] : priests;
  },
  choose(s, { seat, by, moved }, choice: CityChoice, ctx) {
    if (choice.type !== 'pick') return;
    movePriest(seat, priestOf(s, seat, choice.priest), zoneOf(here(s)), by, ctx);
    if (by === 'arachne-dark-grip') push(s, { rule: 'pick-free-priest', seat, by, moved: moved + 1 });
  },
});

export const pickDestination = question('pick-destination', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) => pilgrimDestinations(s, seat).map(locationChoice),
  choose: (s, { seat, priest }, { location }, ctx) =>
    movePriest(seat, priestOf(s, seat, priest), zoneOf(location), 'mir-pilgrimage', ctx),
});

/** Exorcism and Ambush the Fool, whoever owns the Priest; the opponents' come first. */
export const pickAnyPriest = question('pick-any-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, by }) =>
    [...opponentsOf(s, seat), seat].flatMap((owner) =>
      merged(priestsHere(s, owner).filter((priest) => intrigues[by].anyPriest?.fits(s, owner, priest))).map(({ id }) =>
        pickChoice(id),
      ),
    ),
  choose(s, { seat, by }, { priest }, ctx) {
    const owner = ownerOf(priest);
    intrigues[by].anyPriest?.affect(s, seat, owner, priestOf(s, owner, priest), ctx);
  },
});

/** Manna and Cornucopia. */
export const pickReward = question('pick-reward', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, by }): CityChoice[] => (followersFit(s, seat, by) ? [OF_FOLLOWERS, OF_COINS] : [OF_COINS]),
  choose(s, { seat, by }, { type }: CityChoice, ctx) {
    if (type === 'followers') gainFollowers(s, seat, REWARDS[by].followers, by, ctx);
    else gainCoins(s, seat, REWARDS[by].coins, by, ctx);
  },
});

/** The Palace and the Path of Temptation take from the slots, the Threat to the Crown from the player with the strongest Patriarch. */
export const pickLicense = question('pick-license', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, by }) => licensesFor(s, seat, by).map(takeChoice),
  choose(s, { seat, by }, { card }, ctx) {
    const victim = by === 'int-threat-to-the-crown' ? threatened(s) : null;
    if (victim !== null) return give(s, victim, seat, licenseChoice(card), by, ctx);
    takeFromSlot(s, seat, card);
    ctx.tell({ type: 'licenseTaken', seat, card, by });
  },
});

function licensesFor(s: City, seat: Seat, by: LicenseEffect): LicenseId[] {
  switch (by) {
    case 'palace':
      return faceUpLicenses(s);
    case 'nirriti-light-temptation':
      return temptations(s, seat);
    case 'int-threat-to-the-crown': {
      const victim = threatened(s);
      return victim === null ? [] : playerOf(s, victim).licenses;
    }
  }
}
