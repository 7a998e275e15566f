/** Might, access, prayer, alms and prices at a table with these options: by its own box, if it has entered one. */
import type { Options } from '@conclave/kernel';
import { MOBS, numbersOf } from '../box.ts';
import { type IntrigueId, nameOf } from './cards.ts';
import { CULTS, type Mights, TUNED_MIGHT } from './cults.ts';
import type { LicenseId } from './licenses.ts';
import { type Location, locationId, OPEN_ACCESS } from './locations.ts';

/** The Divine Might of every side at a table with these options (CG-2.4, CG-7.8). Tables from before the option have the specification's. */
export function mightsWith(options: Options): Mights {
  if (options.balance === 'tuned') return TUNED_MIGHT;
  const { might } = numbersOf(options);
  const known = FROM_BOXES.get(might);
  if (known !== undefined) return known;
  const mights = Object.fromEntries(
    CULTS.map((cult) => [cult, { light: might[`${cult}-light`], dark: might[`${cult}-dark`] }]),
  ) as Mights;
  FROM_BOXES.set(might, mights);
  return mights;
}

/** Looked up all the time, so each box is turned over once. */
const FROM_BOXES = new WeakMap<object, Mights>();

/** Coins for those who do not win there. */
export function almsOf(options: Options, location: Location): number {
  return numbersOf(options).alms[locationId(location)];
}

/** Followers needed to Preach there (CG-2.2, CG-7.4). */
export function accessOf(options: Options, location: Location): number {
  if (options['access-table'] === 'open') return OPEN_ACCESS[location - 1] as number;
  return numbersOf(options).access[locationId(location)];
}

/** Who Prays may take the benefit of a Location up to this number, by Mobs owned (CG-2.3). */
export function highestPrayer(options: Options, mobs: number): Location {
  if (mobs === 0 && options['prayer-table'] === 'devout') return 1;
  return numbersOf(options).prayer[MOBS[Math.min(mobs, 3)] as (typeof MOBS)[number]];
}

/** What an Intrigue is sold for in the Intention Phase (CG-4.38). */
export function priceOf(options: Options, card: IntrigueId): number {
  return numbersOf(options).sale[nameOf(card)];
}

/** What a License costs whoever Prays. */
export function priceOfLicense(options: Options, card: LicenseId): number {
  return numbersOf(options).price[card];
}
