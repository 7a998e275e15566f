/** What the round under way will still bring each player: who is likely to win which Location, and what that is worth. */
import type { Seat } from '@conclave/kernel';
import { faceUpLicenses, handSize, hasLicense } from '../cards.ts';
import { nameOf } from '../components/cards.ts';
import { type License, licenses } from '../components/licenses.ts';
import {
  ARTISAN_DISTRICT,
  accessOf,
  FORUM,
  highestPrayer,
  type Location,
  NUMBERS,
  RIFT,
  THIEVES_DISTRICT,
} from '../components/locations.ts';
import { HIGHEST_STRENGTH } from '../components/priests.ts';
import { SUPREMACY_STRENGTH } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { almsWorth, benefitsFor } from './benefits.ts';
import { BEYOND, type Board, locationOf, place } from './board.ts';
import { coinsWorth, followersWorth, licenseWorth } from './holdings.ts';
import { WEIGHTS } from './weights.ts';

/** So many Priests are placed without losing a Follower (CG-4.32). */
const FREE_PLACEMENTS = 3;
const INSPIRATION = 2;
const DIVINE_FURY = 7;

/** A player's Priests that may still be preached with in this round. */
interface Reserve {
  /** Strengths, the greatest first. */
  readonly strengths: readonly number[];
  /** How many of them will be placed without a loss. */
  readonly placements: number;
}

const NO_RESERVE: Reserve = { strengths: [], placements: 0 };

/** A look at the round, for everybody's chances in it. */
export interface Round {
  readonly board: Board;
  /** By seat, then by Location; only for Locations that are still to be decided. */
  readonly benefits: readonly (readonly number[])[];
  readonly reserves: readonly Reserve[];
  /** By `place(seat, location)`: how likely the seat is to send a Priest there yet. */
  readonly pressures: readonly number[];
  /** The Influence that an ordinary surprise moves. */
  readonly doubt: number;
}

export function roundOn(board: Board): Round {
  const { s } = board;
  const seats = s.players.length;
  const benefits: number[][] = [];
  const reserves: Reserve[] = [];
  for (let seat = 0; seat < seats; seat++) {
    benefits.push(benefitsFor(s, seat, (location) => mayMatter(board, seat, location)));
    reserves.push(reserveOf(board, seat));
  }
  return { board, benefits, reserves, pressures: pressuresOf(board, benefits, reserves), doubt: doubtIn(board) };
}

/** Whether the seat can still win the Location. */
function mayMatter({ s, isPlacing, isPresent, undecidedFrom }: Board, seat: Seat, location: Location): boolean {
  return isPlacing || (location >= undecidedFrom && isPresent[place(seat, location)]) || location === s.activeLocation;
}

function reserveOf({ s, patriarchs, isPlacing }: Board, seat: Seat): Reserve {
  const player = playerOf(s, seat);
  if (!isPlacing || player.prayed || player.celebrating) return NO_RESERVE;
  const strengths: number[] = [];
  for (const { zone, strength } of player.priests) {
    if (zone === 'free') strengths.push(strength === 'patriarch' ? (patriarchs[seat] as number) : strength);
  }
  strengths.sort((a, b) => b - a);
  return { strengths, placements: Math.min(strengths.length, Math.max(0, FREE_PLACEMENTS - player.placements)) };
}

/** A player spreads the placements that are left over the Locations by what each has to give. */
function pressuresOf({ s }: Board, benefits: readonly (readonly number[])[], reserves: readonly Reserve[]): number[] {
  const pressures = new Array<number>(place(reserves.length, 0)).fill(0);
  for (let seat = 0; seat < reserves.length; seat++) {
    const { placements } = reserves[seat] as Reserve;
    if (placements === 0) continue;
    const worths = benefits[seat] as readonly number[];
    let sum = 1;
    for (const location of NUMBERS) {
      if (!mayGo(s, seat, location)) continue;
      const worth = Math.max(0, worths[location] as number);
      // The Rift is for few, and only for a Summoning.
      if (location !== RIFT) sum += worth;
      pressures[place(seat, location)] = worth;
    }
    for (const location of NUMBERS) {
      const i = place(seat, location);
      pressures[i] = Math.min(1, (placements * (pressures[i] as number)) / sum);
    }
  }
  return pressures;
}

function doubtIn({ s, isPlacing }: Board): number {
  let cards = 0;
  for (const player of s.players) if (!player.celebrating) cards += handSize(player);
  const doubt = WEIGHTS.doubt + WEIGHTS.doubtPerCard * Math.min(cards, WEIGHTS.manyCards);
  return isPlacing ? doubt + WEIGHTS.doubtWhilePlacing : doubt;
}

// ---- Who will win a Location

/** The chance of the seat to win the Location, were it there with so much more Influence. */
export function chanceToWin(round: Round, seat: Seat, location: Location, more: number): number {
  const { board } = round;
  const { s } = board;
  const active = s.activeLocation === location ? s.loc : null;
  if (active !== null && active.seizedBy !== null) return active.seizedBy === seat ? 1 : 0;
  const bribed = board.bribes[location] as Seat;
  if (bribed >= 0) return bribed === seat ? WEIGHTS.bribe : 1 - WEIGHTS.bribe;
  const sign = active?.leastWins ? -1 : 1;
  const mine = (board.influence[place(seat, location)] as number) + more;
  let against = 1;
  for (let rival = 0; rival < s.players.length; rival++) {
    if (rival === seat || !board.isPresent[place(rival, location)] || s.players[rival]?.celebrating) continue;
    const lead = mine - (board.influence[place(rival, location)] as number);
    against += Math.exp((-sign * (lead + mightEdge(board, seat, rival))) / round.doubt);
  }
  return (board.isPlacing ? undisturbed(round, seat, location, mine) : 1) / against;
}

/** Might decides ties: half a point for the mightier. */
function mightEdge({ mights }: Board, seat: Seat, rival: Seat): number {
  return (mights[seat] as number) > (mights[rival] as number) ? 0.5 : -0.5;
}

/** The chance that nobody comes later and takes the Location from somebody with this Influence. */
function undisturbed({ board, reserves, pressures }: Round, seat: Seat, location: Location, influence: number): number {
  let calm = 1;
  for (let rival = 0; rival < reserves.length; rival++) {
    const pressure = pressures[place(rival, location)] as number;
    if (rival === seat || pressure === 0) continue;
    const force =
      (board.influence[place(rival, location)] as number) + ((reserves[rival] as Reserve).strengths[0] as number);
    const isEnough = force + mightEdge(board, rival, seat) > influence;
    calm *= 1 - pressure * (isEnough ? WEIGHTS.rivalComes : WEIGHTS.weakRivalComes);
  }
  return calm;
}

/** Enough Followers, or the Title (CG-4.33). */
export function mayGo(s: City, seat: Seat, location: Location): boolean {
  const player = playerOf(s, seat);
  if (accessOf(s.options, location) <= player.followers) return true;
  return (
    player.licenses.length > 0 &&
    hasLicense(player, (license) => license.kind === 'title' && license.location === location)
  );
}

// ---- What that brings

/** What the Location will bring the seat, were it there with so much more Influence. */
export function prospect(round: Round, seat: Seat, location: Location, more: number): number {
  const { board, benefits } = round;
  const { s } = board;
  const isThere = more > 0 || board.isPresent[place(seat, location)];
  const isRaided = s.activeLocation === location && s.loc.raid;
  if (isRaided || playerOf(s, seat).celebrating) return 0;
  const mayWin = isThere || (s.activeLocation === location && s.loc.seizedBy === seat);
  if (!mayWin) return 0;
  const chance = chanceToWin(round, seat, location, more);
  let benefit = (benefits[seat] as number[])[location] as number;
  if (location === RIFT) benefit *= summoningChance(round, seat, more);
  else if (location === ARTISAN_DISTRICT) benefit *= buildingChance(round, seat, more);
  const consolation = hasCommunity(playerOf(s, seat), location) ? benefit : almsWorth(location);
  return chance * benefit + (1 - chance) * consolation;
}

/** Whether the Influence will be enough for a Summoning (CG-5.13), though the Forum may take the Supremacy card away first. */
function summoningChance(round: Round, seat: Seat, more: number): number {
  const { board } = round;
  const influence = (board.influence[place(seat, RIFT)] as number) + more;
  const missing = (board.mights[seat] as number) - influence;
  const chance = chanceToGather(round, seat, missing, more);
  if (chance === 0 || board.s.supremacy.owner !== seat || board.undecidedFrom > FORUM) return chance;
  const risk = riskInForum(round, seat);
  return (1 - risk) * chance + risk * chanceToGather(round, seat, missing + SUPREMACY_STRENGTH, more);
}

/** Whether the missing Influence is there, or can come from Priests still to place or from a card in hand. */
function chanceToGather({ board, reserves }: Round, seat: Seat, missing: number, more: number): number {
  if (missing <= 0) return 1;
  if (missing <= boostInHand(playerOf(board.s, seat))) return WEIGHTS.summoningByCard;
  const { strengths, placements } = reserves[seat] as Reserve;
  let reach = 0;
  let left = placements + 1;
  // The Priest that is thought to be there already is not counted again.
  let isCounted = more === 0;
  for (const strength of strengths) {
    if (!isCounted && strength === more) {
      isCounted = true;
      continue;
    }
    if (left-- <= 0) break;
    reach += strength;
  }
  return missing <= reach && mayGo(board.s, seat, RIFT) ? WEIGHTS.summoningInReach : 0;
}

/** The chance that somebody else wins the Forum. */
function riskInForum(round: Round, seat: Seat): number {
  let calm = 1;
  let isTaken = false;
  for (let rival = 0; rival < round.reserves.length; rival++) {
    if (rival === seat) continue;
    if (round.board.isPresent[place(rival, FORUM)]) isTaken = true;
    calm *= 1 - (round.pressures[place(rival, FORUM)] as number);
  }
  const isMine = round.board.isPresent[place(seat, FORUM)];
  if (isMine) return 1 - chanceToWin(round, seat, FORUM, 0);
  return isTaken ? 1 : 1 - calm;
}

/** Whether there will be a token to build the Altar of: in the Artisan District or beyond, and not the Patriarch (CG-5.7). */
function buildingChance({ board, reserves }: Round, seat: Seat, more: number): number {
  const { altars, priests } = playerOf(board.s, seat);
  for (const { zone, strength } of priests) {
    const location = locationOf(zone);
    if (strength !== 'patriarch' && location >= ARTISAN_DISTRICT && !altars.includes(location)) return 1;
  }
  if (more > 0 && more <= HIGHEST_STRENGTH && !altars.includes(ARTISAN_DISTRICT)) return 1;
  const { placements } = reserves[seat] as Reserve;
  return placements > (more > 0 ? 1 : 0) ? WEIGHTS.buildingInReach : 0;
}

/** The Influence that one card of the hand can add: there is one action in each Location. */
function boostInHand({ hand, dark }: Player): number {
  let boost = 0;
  for (const card of hand.miracles) {
    const name = nameOf(card);
    if (name === 'mir-inspiration') boost = Math.max(boost, INSPIRATION);
    else if (dark && name === 'mir-divine-fury') boost = DIVINE_FURY;
  }
  return boost;
}

function hasCommunity(player: Player, location: Location): boolean {
  const fits = (license: License) => license.kind === 'community' && license.location === location;
  return player.licenses.length > 0 && hasLicense(player, fits);
}

/** What the seat may expect of all Locations that are still to be decided, as the Priests stand. */
export function expectation(round: Round, seat: Seat): number {
  let sum = 0;
  for (let location = round.board.undecidedFrom; location < BEYOND; location++) {
    if (round.board.isPresent[place(seat, location)] || round.board.s.activeLocation === location) {
      sum += prospect(round, seat, location, 0);
    }
  }
  return sum;
}

// ---- Placements to come

/** What a further Priest of this strength would bring the seat in the Location. */
export function placementGain(round: Round, seat: Seat, location: Location, strength: number): number {
  return prospect(round, seat, location, strength) - prospect(round, seat, location, 0);
}

/** What the seat's Priests in reserve may still bring, each in the Location where it gains most. */
export function reserveWorth(round: Round, seat: Seat): number {
  const { strengths, placements } = round.reserves[seat] as Reserve;
  if (strengths.length === 0) return 0;
  const player = playerOf(round.board.s, seat);
  const asItIs = new Array<number>(BEYOND).fill(0);
  const open = NUMBERS.filter((location) => mayGo(round.board.s, seat, location));
  for (const location of open) asItIs[location] = prospect(round, seat, location, 0);
  const taken: Location[] = [];
  let sum = 0;
  // A second Priest beyond those that cost nothing is hardly ever worth another Follower.
  const most = Math.min(strengths.length, placements + 1);
  for (let i = 0; i < most; i++) {
    const strength = strengths[i] as number;
    const cost = placementCost(player, player.placements + i + 1);
    let best = cost;
    let where = 0;
    for (const location of open) {
      if (taken.includes(location)) continue;
      const gain = prospect(round, seat, location, strength) - (asItIs[location] as number);
      if (gain <= best) continue;
      best = gain;
      where = location;
    }
    if (where === 0) continue;
    if (where !== RIFT) taken.push(where);
    sum += best - cost;
  }
  return WEIGHTS.placementToCome * sum;
}

/** The same for a rival, whose plans need not be known so well. */
export function rivalReserveWorth(round: Round, seat: Seat): number {
  const { placements } = round.reserves[seat] as Reserve;
  return placements === 0 ? 0 : WEIGHTS.rivalPlacement * placements + summoningHope(round, seat);
}

/** What a Summoning in this round is worth to a player who has nobody in the Rift yet, but could bring enough there. */
export function summoningHope(round: Round, seat: Seat): number {
  const { board, benefits } = round;
  if (board.isPresent[place(seat, RIFT)]) return 0;
  const force = forceInRift(round, seat);
  if (force < (board.mights[seat] as number)) return 0;
  let hope = WEIGHTS.summoningInReach * ((benefits[seat] as number[])[RIFT] as number);
  const needsSupremacy =
    board.s.supremacy.owner === seat && force - SUPREMACY_STRENGTH < (board.mights[seat] as number);
  if (needsSupremacy) hope *= WEIGHTS.summoningContested;
  for (let rival = 0; rival < round.reserves.length; rival++) {
    if (rival !== seat && forceInRift(round, rival) >= force) hope *= WEIGHTS.summoningContested;
  }
  return hope;
}

/** The Influence a player can still have in the Rift; 0 for one who cannot go there. */
function forceInRift({ board, reserves }: Round, seat: Seat): number {
  const { strengths, placements } = reserves[seat] as Reserve;
  let force = board.influence[place(seat, RIFT)] as number;
  if (placements === 0 || !mayGo(board.s, seat, RIFT)) return force;
  for (let i = 0; i <= placements; i++) force += strengths[i] ?? 0;
  return force;
}

/** What praying will bring the seat that has yet to pray: a benefit by the number of its Mobs, and a License (CG-4.37, CG-4.38). */
export function prayerWorth({ board, benefits }: Round, seat: Seat): number {
  const { s } = board;
  const player = playerOf(s, seat);
  if (!board.isPlacing || player.prayed || player.celebrating) return 0;
  let benefit = 0;
  for (let location = highestPrayer(s.options, player.mobs); location > 0; location--) {
    if (location !== THIEVES_DISTRICT && location !== ARTISAN_DISTRICT)
      benefit = Math.max(benefit, (benefits[seat] as number[])[location] as number);
  }
  let bargain = 0;
  for (const license of faceUpLicenses(s)) {
    const { price } = licenses[license];
    if (price > player.coins) continue;
    const gain = licenseWorth(s, player, license) - coinsWorth(player.coins) + coinsWorth(player.coins - price);
    bargain = Math.max(bargain, gain);
  }
  return benefit + WEIGHTS.bargainToCome * bargain;
}

/** From the fourth Priest on a Follower is lost, or the Approval spares it (CG-4.34, CG-5.51). */
export function placementCost(player: Player, placement: number): number {
  if (placement <= FREE_PLACEMENTS) return 0;
  if (hasLicense(player, (license) => license.kind === 'approval' && license.placement === placement)) return 0;
  if (player.followers === 0) return Number.POSITIVE_INFINITY;
  return followersWorth(player.followers) - followersWorth(player.followers - 1);
}
