/** Priests and Altars: where they are, which tokens can be had, and how they come, change and go (CG-2.10 to CG-2.33). */

import type { Seat } from '@conclave/kernel';
import type { Cause } from './components/causes.ts';
import type { AbilityId } from './components/cults.ts';
import { licenses } from './components/licenses.ts';
import { type Location, NUMBERS } from './components/locations.ts';
import {
  HIGHEST_STRENGTH,
  type PriestId,
  STRENGTHS,
  TOKENS_PER_SEAT,
  TOKENS_PER_STRENGTH,
  tokensOf,
} from './components/priests.ts';
import type { Context } from './frames.ts';
import type { City, Player, Priest, Zone } from './state.ts';
import { here, playerOf } from './table.ts';

/** A Priest that is no Patriarch. */
export type Token = Priest & { strength: number };

export const SUPREMACY_STRENGTH = 7;

// ---- Where they are

const ZONES: readonly Zone[] = NUMBERS.map((location) => `loc-${location}` as const);

export function zoneOf(location: Location): Zone {
  return ZONES[location - 1] as Zone;
}

/** The Location a Priest is in; null when it is free or on the sheet. */
export function locationIn(zone: Zone): Location | null {
  const i = ZONES.indexOf(zone);
  return i < 0 ? null : i + 1;
}

export function isToken(priest: Priest): priest is Token {
  return priest.strength !== 'patriarch';
}

export function priestOf(s: City, seat: Seat, id: PriestId): Priest {
  const priest = playerOf(s, seat).priests.find((one) => one.id === id);
  if (priest === undefined) throw new Error(`seat ${seat} has no ${id} in play`);
  return priest;
}

export function priestsIn(player: Player, zone: Zone): Priest[] {
  return player.priests.filter((priest) => priest.zone === zone);
}

export function tokensIn(player: Player, zone: Zone): Token[] {
  return player.priests.filter((priest): priest is Token => priest.zone === zone && isToken(priest));
}

export function freePriests(player: Player): Priest[] {
  return priestsIn(player, 'free');
}

export function freeTokens(player: Player): Token[] {
  return tokensIn(player, 'free');
}

export function priestsHere(s: City, seat: Seat): Priest[] {
  return priestsIn(playerOf(s, seat), zoneOf(here(s)));
}

export function tokensHere(s: City, seat: Seat): Token[] {
  return tokensIn(playerOf(s, seat), zoneOf(here(s)));
}

export function hasPriestHere(s: City, seat: Seat): boolean {
  const zone = zoneOf(here(s));
  return playerOf(s, seat).priests.some((priest) => priest.zone === zone);
}

/** Priests and Patriarchs of all players in the Active Location (CG-9.29). */
export function countPriestsHere(s: City): number {
  const zone = zoneOf(here(s));
  let count = 0;
  for (const { priests } of s.players) for (const priest of priests) if (priest.zone === zone) count += 1;
  return count;
}

/** Of Priests that are alike in everything, only the one with the lowest id (CG-4.4). */
export function merged<P extends Priest>(priests: readonly P[]): P[] {
  const kept: P[] = [];
  for (const one of priests) {
    const isKept = kept.some(
      (other) =>
        other.strength === one.strength &&
        other.zone === one.zone &&
        other.coins === one.coins &&
        other.bonus === one.bonus,
    );
    if (!isKept) kept.push(one);
  }
  return kept;
}

// ---- How strong they are

/** Followers, Licenses and the Supremacy card (CG-2.14). */
export function patriarchStrength(s: City, seat: Seat): number {
  const player = playerOf(s, seat);
  let strength = player.followers;
  for (const license of player.licenses) strength += licenses[license].strength;
  return s.supremacy.owner === seat ? strength + SUPREMACY_STRENGTH : strength;
}

export function strengthOf(s: City, seat: Seat, priest: Priest): number {
  return priest.strength === 'patriarch' ? patriarchStrength(s, seat) : priest.strength;
}

// ---- Which tokens can be had (CG-2.20, CG-2.21)

function countOf(player: Player, strength: number): number {
  let count = 0;
  for (const priest of player.priests) if (priest.strength === strength) count += 1;
  return count;
}

/** Whether a token of this strength can come from the reserve. Altars are swapped for it without a word. */
export function canTake(player: Player, strength: number): boolean {
  // The Patriarch is listed among the Priests and is no token.
  const tokensInUse = player.priests.length - 1 + player.altars.length;
  return tokensInUse < TOKENS_PER_SEAT && countOf(player, strength) < TOKENS_PER_STRENGTH;
}

export function strengthsToTake(player: Player): number[] {
  return STRENGTHS.filter((strength) => canTake(player, strength));
}

/** An increase stops at five (CG-2.22). */
export function raised(token: Token, by: number): number {
  return Math.min(HIGHEST_STRENGTH, token.strength + by);
}

/** Whether the token can be exchanged for one of another strength: its own place becomes free. */
export function canBecome(player: Player, token: Token, strength: number): boolean {
  const others = countOf(player, strength) - (token.strength === strength ? 1 : 0);
  return others < TOKENS_PER_STRENGTH;
}

/** A token of strength 5 cannot be chosen for an increase (CG-2.22). */
export function canRaise(player: Player, token: Token, by: number): boolean {
  return token.strength < HIGHEST_STRENGTH && canBecome(player, token, raised(token, by));
}

// ---- What becomes of them

/** A token from the reserve. It bears the lowest name that is not in use. */
export function takePriest(s: City, seat: Seat, strength: number, to: Zone, by: Cause, ctx: Context): void {
  const { priests } = playerOf(s, seat);
  const names = tokensOf(seat);
  // The tokens are listed by their names, so the first gap is where the new one belongs.
  let at = 1;
  while (priests[at]?.id === names[at - 1]) at += 1;
  const id = names[at - 1] as PriestId;
  priests.splice(at, 0, { id, strength, zone: to, coins: 0, bonus: 0 });
  ctx.tell({ type: 'priestTaken', seat, priest: id, strength, to, by });
}

/** It stays where it is, with its coins and bonus (CG-9.21). */
export function changeStrength(seat: Seat, token: Token, to: number, by: Cause, ctx: Context): void {
  ctx.tell({ type: 'priestChanged', seat, priest: token.id, from: token.strength, to, by });
  token.strength = to;
}

export function movePriest(seat: Seat, priest: Priest, to: Zone, by: Cause, ctx: Context): void {
  leave(priest, ctx);
  ctx.tell({ type: 'priestMoved', seat, priest: priest.id, from: priest.zone, to, by });
  priest.zone = to;
}

/** When a Priest leaves a Location, coins go to the supply and bonuses vanish (CG-2.32). */
function leave(priest: Priest, ctx: Context): void {
  priest.bonus = 0;
  sweepCoins(priest, ctx);
}

/** The coins under a Priest go to the supply. */
export function sweepCoins(priest: Priest, ctx: Context): void {
  const location = locationIn(priest.zone);
  if (priest.coins === 0 || location === null) return;
  ctx.tell({ type: 'coinsSwept', location, amount: priest.coins });
  priest.coins = 0;
}

/** A Ritual Cost: it lies on the sheet until the round ends (CG-5.91). */
export function spendPriest(s: City, seat: Seat, priest: Priest, by: AbilityId, ctx: Context): void {
  priest.zone = 'sheet';
  ctx.tell({ type: 'priestSpent', seat, priest: priest.id, strength: strengthOf(s, seat, priest), by });
}

/** Back into the reserve (CG-2.25). Only Free Priests are ever destroyed, so nothing lies on or under it. */
export function destroyPriest(s: City, seat: Seat, token: Token, by: AbilityId, ctx: Context): void {
  removePriest(s, seat, token);
  ctx.tell({ type: 'priestDestroyed', seat, priest: token.id, strength: token.strength, by });
}

function removePriest(s: City, seat: Seat, token: Token): void {
  const { priests } = playerOf(s, seat);
  priests.splice(priests.indexOf(token), 1);
}

/** Coins under a Priest make it win; two such Priests in one Location send each other home (CG-5.2, CG-2.33). */
export function layCoins(s: City, seat: Seat, priest: Priest, location: Location, amount: number, ctx: Context): void {
  priest.coins = amount;
  ctx.tell({ type: 'coinsLaid', seat, priest: priest.id, location, amount });
  const rivals = coinPriestsIn(s, location);
  if (rivals.length < 2) return;
  for (const one of rivals) movePriest(one.seat, one.priest, 'free', 'coin-collision', ctx);
}

export function coinPriestsIn(s: City, location: Location): { seat: Seat; priest: Priest }[] {
  const found: { seat: Seat; priest: Priest }[] = [];
  for (const seat of s.seating) {
    for (const priest of playerOf(s, seat).priests) {
      if (priest.coins > 0 && priest.zone === zoneOf(location)) found.push({ seat, priest });
    }
  }
  return found;
}

// ---- Altars

/** A Priest token there and no Altar of one's own (CG-2.23). */
export function mayBuild(player: Player, location: Location): boolean {
  return !player.altars.includes(location) && tokensIn(player, zoneOf(location)).length > 0;
}

/** The token becomes the Altar: it is no Priest any more. */
export function buildAltar(s: City, seat: Seat, token: Token, by: Cause, ctx: Context): void {
  const location = locationIn(token.zone);
  if (location === null) throw new Error(`${token.id} is in no Location`);
  leave(token, ctx);
  removePriest(s, seat, token);
  const { altars } = playerOf(s, seat);
  altars.push(location);
  altars.sort((a, b) => a - b);
  ctx.tell({ type: 'altarBuilt', seat, priest: token.id, location, by });
}

export function destroyAltar(s: City, seat: Seat, location: Location, by: Cause, ctx: Context): void {
  const { altars } = playerOf(s, seat);
  altars.splice(altars.indexOf(location), 1);
  ctx.tell({ type: 'altarDestroyed', seat, location, by });
}

/** All Altars of a Location, whoever owns them. */
export function destroyAltarsIn(s: City, location: Location, by: Cause, ctx: Context): void {
  for (const seat of s.seating) {
    if (playerOf(s, seat).altars.includes(location)) destroyAltar(s, seat, location, by, ctx);
  }
}

export function hasAltarIn(s: City, location: Location): boolean {
  return s.players.some(({ altars }) => altars.includes(location));
}
