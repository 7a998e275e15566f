/** How many Investigators are going to die: at the meetings of this round, and in the rounds to come. */
import type { Seat } from '@conclave/kernel';
import type { AmongFrame } from '../frames.ts';
import type { Among, Player } from '../state.ts';
import { isCultist, isDead, isLivingAt, livingAt, playerOf } from '../table.ts';
import type { Turns } from './race.ts';
import { WEIGHTS } from './weights.ts';

/** A Cultist who is alone with somebody. */
export interface Strike {
  readonly giver: Seat;
  readonly target: Seat;
  readonly odds: number;
}

export function expectedKills(s: Among, strikes: readonly Strike[], turns: Turns, roundsToCome: number): number {
  let targets = 0;
  let deadCards = 0;
  let killers = 0;
  for (const player of s.players) {
    if (!isCultist(player)) {
      if (!isDead(player)) targets++;
    } else if (!player.ghost) {
      deadCards += player.hand.dead;
      if (player.hand.dead > 0) killers++;
    }
  }
  const inTheDark = turns.isBeforeEncounters && s.dark ? killsInTheDark(s) : 0;
  const now = strikes.reduce((sum, { odds }) => sum + odds, inTheDark);
  return now + Math.min(targets - now, deadCards - now, WEIGHTS.killRate * killers * roundsToCome);
}

/** The strikes that the meetings of this round are going to bring. */
export function strikesOf(s: Among, turns: Turns): readonly Strike[] {
  if (!turns.isBeforeEncounters) return [];
  const strikes: Strike[] = [];
  s.players.forEach((player, giver) => {
    if (player.hand.dead === 0 || player.ghost) return;
    const target = onlyCompanyOf(s, giver);
    if (target === null) return;
    const odds = strikeOdds(s, giver, target) * comesToPass(turns, giver, target);
    if (odds > 0) strikes.push({ giver, target, odds });
  });
  return strikes;
}

function onlyCompanyOf(s: Among, seat: Seat): Seat | null {
  const { location } = playerOf(s, seat);
  let company: Seat | null = null;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat || !isLivingAt(s, other, location)) continue;
    if (company !== null) return null;
    company = other;
  }
  return company;
}

/** How likely the two are still alone when all have moved. */
function comesToPass({ toMove, isMoving }: Turns, a: Seat, b: Seat): number {
  if (toMove[a] || toMove[b]) return WEIGHTS.mayGo;
  return isMoving ? WEIGHTS.othersMayCome : 1;
}

/** How likely the one kills the other: a sealed card is sure. */
function strikeOdds(s: Among, giver: Seat, receiver: Seat): number {
  const killer = playerOf(s, giver);
  if (killer.hand.dead === 0 || !isTarget(playerOf(s, receiver)) || lampOf(s) === receiver) return 0;
  const card = giftOf(s, giver);
  return card === undefined ? WEIGHTS.strike : Number(card === 'dead');
}

/** Among three or more nobody can choose whom the card kills (AC-4.26). */
function killsInTheDark(s: Among): number {
  let kills = 0;
  for (const location of new Set(s.players.map((player) => player.location))) {
    const seats = livingAt(s, location);
    if (seats.length > 2) kills += killsAmong(s, seats);
  }
  return kills;
}

function killsAmong(s: Among, seats: readonly Seat[]): number {
  const targets = seats.filter((seat) => isTarget(playerOf(s, seat)) && lampOf(s) !== seat).length;
  let kills = 0;
  for (const seat of seats) {
    if (playerOf(s, seat).hand.dead === 0) continue;
    const card = giftOf(s, seat);
    const strikes = card === undefined ? WEIGHTS.strike : Number(card === 'dead');
    kills += (strikes * targets) / (seats.length - 1);
  }
  return kills;
}

function isTarget(player: Player): boolean {
  return !isCultist(player) && !isDead(player);
}

/** The card somebody has just chosen to give, if it has. */
function giftOf(s: Among, seat: Seat): 'alive' | 'dead' | undefined {
  return frameOf(s, 'give-pulse')?.sealed?.[seat]?.type;
}

function lampOf(s: Among): Seat | null {
  return (frameOf(s, 'give-pulse') ?? frameOf(s, 'encounters'))?.lamp ?? null;
}

function frameOf<R extends AmongFrame['rule']>(s: Among, rule: R): Extract<AmongFrame, { rule: R }> | undefined {
  return s.stack.findLast((frame) => frame.rule === rule) as Extract<AmongFrame, { rule: R }> | undefined;
}
