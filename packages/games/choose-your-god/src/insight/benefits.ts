/** What the benefit of each Location would be worth to a player, in coins. */
import type { Options, Seat } from '@conclave/kernel';
import { faceUpLicenses } from '../cards.ts';
import { ALTAR_PRICE, GREATER_PRICE, HIGHEST_BRIBE, LESSER_PRICE, LOWEST_BRIBE } from '../components/benefits.ts';
import { licenses } from '../components/licenses.ts';
import {
  ACADEMY,
  ARTISAN_DISTRICT,
  FORUM,
  GUARD_QUARTERS,
  type Location,
  NUMBERS,
  PALACE,
  RIFT,
  THIEVES_DISTRICT,
} from '../components/locations.ts';
import { almsOf } from '../components/numbers.ts';
import { HIGHEST_STRENGTH } from '../components/priests.ts';
import { SUPREMACY_STRENGTH, zoneOf } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import type { Estate } from './estates.ts';
import { type GainOf, gainsOn } from './gains.ts';
import { coinsWorth, licenseWorth } from './holdings.ts';
import { type Bits, has } from './papers.ts';
import { WEIGHTS } from './weights.ts';

const AVERAGE_MIRACLE = 3.2;
/** Two are drawn, and the worst of the hand goes back. */
const BETTER_INTRIGUE = 6.5;
/** What there is in a benefit for which the coins may yet come in. */
const SHORT_OF_COINS = 0.25;

/** By Location; 0 for those that do not matter. The Rift's holds if the Influence is there. */
export function benefitsFor(s: City, seat: Seat, { ledger, benefits }: Estate, matters: Bits = -1): number[] {
  const player = playerOf(s, seat);
  const worths = new Array<number>(RIFT + 1).fill(0);
  const isBribing = has(matters, THIEVES_DISTRICT);
  let gainOf: GainOf | null = null;
  for (const location of NUMBERS) {
    if (!isBribing && !has(matters, location)) continue;
    if (Number.isNaN(benefits[location])) {
      gainOf ??= gainsOn(ledger);
      benefits[location] = benefitWorth(s, seat, player, location, gainOf);
    }
    worths[location] = benefits[location] as number;
  }
  return isBribing ? withBribe(s, seat, worths) : worths;
}

/** The Thieves District's hangs on all the others and on where the Priests are. */
export function withBribe(s: City, seat: Seat, worths: readonly number[]): number[] {
  return worths.with(THIEVES_DISTRICT, bribeWorth(playerOf(s, seat), worths));
}

function benefitWorth(s: City, seat: Seat, player: Player, location: Location, gainOf: GainOf): number {
  switch (location) {
    case 1:
      return s.miracleDeck.length > 0 ? AVERAGE_MIRACLE : 0;
    case 3:
      return gainOf({ followers: 1 });
    case FORUM:
      return supremacyGain(s, seat, gainOf);
    case 5:
      return templeWorth(player, gainOf);
    case 6:
      return gainOf({ coins: 6 });
    case ARTISAN_DISTRICT:
      return altarWorth(player, gainOf);
    case ACADEMY:
      return academyWorth(player, gainOf);
    case 9:
      return portWorth(player, gainOf);
    case 10:
      return palaceWorth(s, player, gainOf);
    case 11:
      return s.intrigueDeck.length > 0 ? BETTER_INTRIGUE : 0;
    case GUARD_QUARTERS:
      return player.followers < 2 ? 0 : Math.max(0, gainOf({ followers: -2, mobs: 1 }));
    case RIFT:
      return gainOf({ summonings: 1 });
    default:
      return 0;
  }
}

function supremacyGain({ supremacy }: City, seat: Seat, gainOf: GainOf): number {
  if (supremacy.owner !== seat) {
    return WEIGHTS.supremacy + WEIGHTS.celebration + gainOf({ insignia: SUPREMACY_STRENGTH });
  }
  return supremacy.faceUp ? 0 : WEIGHTS.celebration;
}

/** A point for one of the best, if one of them can still grow, or a token more. */
function templeWorth(player: Player, gainOf: GainOf): number {
  let fives = 0;
  for (const { strength } of player.priests) if (strength === HIGHEST_STRENGTH) fives += 1;
  const token = WEIGHTS.spareToken + WEIGHTS.spareStrength + gainOf({ tokens: 1 });
  return fives >= 2 ? token : Math.max(token, WEIGHTS.strength + gainOf({ arms: 1 }));
}

/** A token goes into it, most often a weak one. */
function altarWorth({ coins, altars }: Player, gainOf: GainOf): number {
  const site = altars.includes(ARTISAN_DISTRICT) ? PALACE : ARTISAN_DISTRICT;
  const gain =
    gainOf({ coins: -ALTAR_PRICE, altar: site, tokens: -1 }) - WEIGHTS.spareToken - 2 * WEIGHTS.spareStrength;
  return coins >= ALTAR_PRICE ? gain : SHORT_OF_COINS * gain;
}

function academyWorth(player: Player, gainOf: GainOf): number {
  const { coins, priests } = player;
  let weakest = HIGHEST_STRENGTH;
  for (const { strength } of priests) if (strength !== 'patriarch' && strength < weakest) weakest = strength;
  const room = HIGHEST_STRENGTH - weakest;
  const lesson = (points: number, price: number) =>
    coins < price
      ? 0
      : WEIGHTS.strength * Math.min(points, room) + gainOf({ coins: -price, arms: Math.min(points, room) / 2 });
  return Math.max(0, lesson(2, LESSER_PRICE), lesson(4, GREATER_PRICE));
}

function portWorth({ coins }: Player, gainOf: GainOf): number {
  const ship = (more: number, price: number) => (coins < price ? 0 : gainOf({ coins: -price, followers: more }));
  return Math.max(0, ship(2, LESSER_PRICE), ship(4, GREATER_PRICE));
}

function palaceWorth(s: City, player: Player, gainOf: GainOf): number {
  let best = 0;
  for (const license of faceUpLicenses(s)) {
    best = Math.max(best, licenseWorth(s, player, license) + gainOf({ insignia: licenses[license].strength }));
  }
  return best;
}

/** The Thieves District sells the best of the other Locations, but for the Rift, where winning is not enough. */
function bribeWorth({ coins, priests, altars }: Player, worths: readonly number[]): number {
  let best = 0;
  for (let location = LOWEST_BRIBE; location <= Math.min(coins, HIGHEST_BRIBE - 1); location++) {
    const isThere = altars.includes(location) || priests.some(({ zone }) => zone === zoneOf(location));
    const gain = (isThere ? 1 - WEIGHTS.bribe / 2 : WEIGHTS.bribe) * (worths[location] as number);
    best = Math.max(best, gain - coinsWorth(coins) + coinsWorth(coins - location));
  }
  return best;
}

export function almsWorth(options: Options, location: Location): number {
  return WEIGHTS.coin * almsOf(options, location);
}
