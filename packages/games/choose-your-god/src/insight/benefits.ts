/** What the benefit of each Location would be worth to a player, in coins. */
import type { Seat } from '@conclave/kernel';
import { faceUpLicenses } from '../cards.ts';
import { ALTAR_PRICE, GREATER_PRICE, HIGHEST_BRIBE, LESSER_PRICE, LOWEST_BRIBE } from '../components/benefits.ts';
import {
  ACADEMY,
  ARTISAN_DISTRICT,
  almsOf,
  FORUM,
  type Location,
  NUMBERS,
  RIFT,
  THIEVES_DISTRICT,
} from '../components/locations.ts';
import { HIGHEST_STRENGTH } from '../components/priests.ts';
import { zoneOf } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { altarsWorth, coinsWorth, followersWorth, licenseWorth, mobsWorth, summoningsWorth } from './holdings.ts';
import { WEIGHTS } from './weights.ts';

const AVERAGE_MIRACLE = 3.2;
/** Two are drawn, and the worst of the hand goes back. */
const BETTER_INTRIGUE = 6.5;
/** What there is in a benefit for which the coins may yet come in. */
const SHORT_OF_COINS = 0.25;

/** By Location; 0 for those that do not matter. The Rift's holds if the Influence is there. */
export function benefitsFor(s: City, seat: Seat, matters: (location: Location) => boolean = () => true): number[] {
  const player = playerOf(s, seat);
  const worths = new Array<number>(RIFT + 1).fill(0);
  const isBribing = matters(THIEVES_DISTRICT);
  for (const location of NUMBERS) {
    if (isBribing || matters(location)) worths[location] = benefitWorth(s, seat, player, location);
  }
  if (isBribing) worths[THIEVES_DISTRICT] = bribeWorth(player, worths);
  return worths;
}

function benefitWorth(s: City, seat: Seat, player: Player, location: Location): number {
  const { followers, coins, mobs } = player;
  switch (location) {
    case 1:
      return s.miracleDeck.length > 0 ? AVERAGE_MIRACLE : 0;
    case 3:
      return followersWorth(followers + 1) - followersWorth(followers);
    case FORUM:
      return supremacyGain(s, seat);
    case 5:
      return templeWorth(player);
    case 6:
      return coinsWorth(coins + 6) - coinsWorth(coins);
    case ARTISAN_DISTRICT:
      return altarWorth(player);
    case ACADEMY:
      return academyWorth(player);
    case 9:
      return portWorth(player);
    case 10:
      return palaceWorth(s, player);
    case 11:
      return s.intrigueDeck.length > 0 ? BETTER_INTRIGUE : 0;
    case 12:
      return followers < 2
        ? 0
        : mobsWorth(mobs + 1) - mobsWorth(mobs) - followersWorth(followers) + followersWorth(followers - 2);
    case RIFT:
      return summoningsWorth(player.summonings + 1) - summoningsWorth(player.summonings);
    default:
      return 0;
  }
}

function supremacyGain({ supremacy }: City, seat: Seat): number {
  if (supremacy.owner !== seat) return WEIGHTS.supremacy + WEIGHTS.celebration;
  return supremacy.faceUp ? 0 : WEIGHTS.celebration;
}

/** A point for one of the three best, if one of them can still grow. */
function templeWorth(player: Player): number {
  let fives = 0;
  for (const { strength } of player.priests) if (strength === HIGHEST_STRENGTH) fives += 1;
  return fives >= 3 ? WEIGHTS.spareToken + WEIGHTS.spareStrength : WEIGHTS.strength;
}

/** A token goes into it, most often a weak one. */
function altarWorth({ altars, coins }: Player): number {
  const gain =
    altarsWorth(altars.length + 1) - altarsWorth(altars.length) + 3.5 - WEIGHTS.spareToken - 2 * WEIGHTS.spareStrength;
  const price = coinsWorth(coins) - coinsWorth(coins - ALTAR_PRICE);
  return coins >= ALTAR_PRICE ? gain - price : SHORT_OF_COINS * (gain - ALTAR_PRICE);
}

function academyWorth(player: Player): number {
  const { coins, priests } = player;
  let weakest = HIGHEST_STRENGTH;
  for (const { strength } of priests) if (strength !== 'patriarch' && strength < weakest) weakest = strength;
  const room = HIGHEST_STRENGTH - weakest;
  const gainOf = (points: number, price: number) =>
    coins < price ? 0 : WEIGHTS.strength * Math.min(points, room) - coinsWorth(coins) + coinsWorth(coins - price);
  return Math.max(0, gainOf(2, LESSER_PRICE), gainOf(4, GREATER_PRICE));
}

function portWorth({ coins, followers }: Player): number {
  const gainOf = (more: number, price: number) =>
    coins < price
      ? 0
      : followersWorth(followers + more) - followersWorth(followers) - coinsWorth(coins) + coinsWorth(coins - price);
  return Math.max(0, gainOf(2, LESSER_PRICE), gainOf(4, GREATER_PRICE));
}

function palaceWorth(s: City, player: Player): number {
  let best = 0;
  for (const license of faceUpLicenses(s)) best = Math.max(best, licenseWorth(s, player, license));
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

export function almsWorth(location: Location): number {
  return WEIGHTS.coin * almsOf(location);
}
