/**
 * The three ways to win as races: how many rounds each would still take a player. A round brings a player about two
 * successes (a Location won, or as good as that), so what is missing is counted in successes.
 */
import type { CultId, Side } from '../components/cults.ts';
import { ARTISAN_DISTRICT, GUARD_QUARTERS, RIFT } from '../components/locations.ts';
import { accessOf } from '../components/numbers.ts';
import type { CityOptions } from '../state.ts';
import { type Bits, countBits, has, reachable } from './papers.ts';
import { WEIGHTS } from './weights.ts';

/** What a player has that counts on the way to a victory. Mutable: benefits are tried out on it. */
export interface Ledger {
  readonly options: CityOptions;
  readonly cult: CultId | null;
  readonly titles: Bits;
  followers: number;
  coins: number;
  mobs: number;
  /** Where the Altars are. */
  altars: Bits;
  altarCount: number;
  summonings: number;
  /** Tokens, and the strength of the best two. */
  tokens: number;
  arms: number;
  /** What the Patriarch has beside Followers. */
  insignia: number;
  /** Divine Might for the Summonings that are still to be performed. */
  mights: readonly number[];
}

/** Whether two players have the same; the options of their tables do not change while anybody thinks. */
export function sameLedger(one: Ledger, other: Ledger): boolean {
  return (
    one.followers === other.followers &&
    one.coins === other.coins &&
    one.mobs === other.mobs &&
    one.altars === other.altars &&
    one.altarCount === other.altarCount &&
    one.summonings === other.summonings &&
    one.tokens === other.tokens &&
    one.arms === other.arms &&
    one.insignia === other.insignia &&
    one.titles === other.titles &&
    one.cult === other.cult &&
    one.mights.length === other.mights.length &&
    one.mights[0] === other.mights[0] &&
    one.mights[1] === other.mights[1] &&
    one.options['access-table'] === other.options['access-table']
  );
}

/** Where a token can stand when the Artisan District is decided. */
const SITES: Bits = 0b11111110000000;
const ALTARS = 5;
const MOBS = 4;
const SUMMONINGS = 2;
const ALTAR_PRICE = 5;
const ALTAR_STRENGTH = 4;
const MOB_PRICE = 2;

/** Worth of being so near to a victory, on all three ways together: the nearest counts by far the most. */
export function planWorth(ledger: Ledger): number {
  return altarPlan(ledger) + mobPlan(ledger) + summoningPlan(ledger);
}

export function altarPlan(ledger: Ledger): number {
  return nearness(knackOf(ledger).altars * roundsToAltars(ledger));
}

export function mobPlan(ledger: Ledger): number {
  return nearness(knackOf(ledger).mobs * roundsToMobs(ledger));
}

export function summoningPlan(ledger: Ledger): number {
  return nearness(knackOf(ledger).summoning * roundsToSummonings(ledger));
}

function nearness(rounds: number): number {
  return WEIGHTS.goal * Math.exp(-rounds / WEIGHTS.patience);
}

/** Each Altar takes a win in the Artisan District, 5 coins, and a token in a place without an Altar of one's own. */
function roundsToAltars(ledger: Ledger): number {
  const left = ALTARS - ledger.altarCount;
  if (left <= 0) return 0;
  const holdsIt = has(ledger.altars, ARTISAN_DISTRICT);
  const sites = countBits((ledger.titles | reachable(ledger.options, ledger.followers)) & SITES & ~ledger.altars);
  const followers = Math.max(0, left - sites);
  const coins = Math.max(0, ALTAR_PRICE * left - ledger.coins);
  const tokens = Math.max(0, left + (holdsIt ? 0 : 1) - ledger.tokens);
  const wins = left * (holdsIt ? WEIGHTS.altarWinHeld : WEIGHTS.altarWin);
  const work =
    wins + WEIGHTS.workPerFollower * followers + coins / WEIGHTS.coinsPerWork + WEIGHTS.workPerToken * tokens;
  return WEIGHTS.altarPace * left + work / WEIGHTS.workPerRound;
}

/** Each Mob takes a win in the Guard Quarters and two Followers; without Title or Altar, winning there needs eight. */
function roundsToMobs(ledger: Ledger): number {
  const left = MOBS - ledger.mobs;
  if (left <= 0) return 0;
  const needed = accessOf(ledger.options, GUARD_QUARTERS);
  const isOpen = has(ledger.titles, GUARD_QUARTERS) || has(ledger.altars, GUARD_QUARTERS);
  const followers = isOpen
    ? Math.max(0, MOB_PRICE * left - ledger.followers)
    : Math.max(0, needed - ledger.followers) + MOB_PRICE * (left - 1);
  const work = WEIGHTS.mobWin * left + WEIGHTS.workPerFollower * followers;
  const prayed = ledger.mobs > 0 ? WEIGHTS.workPrayed : 0;
  return WEIGHTS.mobPace * left + work / (WEIGHTS.workPerRound + prayed);
}

/** Nine Followers or the Oracle, and then as much Influence as the God is mighty, first light and then dark. */
function roundsToSummonings(ledger: Ledger): number {
  const left = SUMMONINGS - ledger.summonings;
  if (left <= 0) return 0;
  const isOpen = has(ledger.titles, RIFT);
  const followers = isOpen ? 0 : Math.max(0, accessOf(ledger.options, RIFT) - ledger.followers);
  const altar = has(ledger.altars, RIFT) ? ALTAR_STRENGTH : 0;
  const reach = ledger.followers + followers + ledger.insignia + ledger.arms + altar;
  // What the first Summoning needs more than the second is seldom anything.
  let missing = 0;
  for (const might of ledger.mights) missing = Math.max(missing, might - reach);
  const work = WEIGHTS.riftWin * left + WEIGHTS.workPerFollower * followers + missing / WEIGHTS.strengthPerWork;
  return WEIGHTS.riftPace * left + work / WEIGHTS.workPerRound;
}

/** How a Cult's abilities shorten or lengthen its ways. */
type Knack = { readonly altars: number; readonly mobs: number; readonly summoning: number };

const PLAIN: Knack = { altars: 1, mobs: 1, summoning: 1 };

function knackOf({ cult, summonings }: Ledger): Knack {
  return cult === null ? PLAIN : KNACKS[cult][summonings === 0 ? 'light' : 'dark'];
}

const KNACKS: Readonly<Record<CultId, Readonly<Record<Side, Knack>>>> = {
  anubis: { light: PLAIN, dark: PLAIN },
  // The Great Shrine builds anywhere.
  cthulhu: { light: { ...PLAIN, altars: 0.9 }, dark: PLAIN },
  // Army of Pillagers buys Mobs for coins.
  fafnir: { light: PLAIN, dark: { ...PLAIN, mobs: 0.8 } },
  // Chalice of Madness gives two Mobs at once.
  janus: { light: PLAIN, dark: { ...PLAIN, mobs: 0.8 } },
  // Way of Triumph brings a Mob for a strong Patriarch, every round.
  nirriti: { light: PLAIN, dark: { ...PLAIN, mobs: 0.7 } },
  tiamat: { light: PLAIN, dark: PLAIN },
  arachne: { light: PLAIN, dark: PLAIN },
  // Nihilism builds with cards.
  atheism: { light: PLAIN, dark: { ...PLAIN, altars: 0.8 } },
};
