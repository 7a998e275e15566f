/** How many Investigators are going to die: at the meetings of this round, and in the rounds to come. */
import type { Seat } from '@conclave/kernel';
import type { LocationId } from '../components/locations.ts';
import type { AmongFrame } from '../frames.ts';
import type { Among, Player } from '../state.ts';
import { isCultist, isDead, playerOf } from '../table.ts';
import type { Turns } from './race.ts';
import { WEIGHTS } from './weights.ts';

export function expectedKills(s: Among, turns: Turns, roundsToCome: number): number {
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
  const now = turns.isBeforeEncounters ? killsNow(s, turns) : 0;
  return now + Math.min(targets - now, deadCards - now, WEIGHTS.killRate * killers * roundsToCome);
}

function killsNow(s: Among, turns: Turns): number {
  const places = new Map<LocationId, Seat[]>();
  s.players.forEach(({ ghost, location }, seat) => {
    if (ghost) return;
    const there = places.get(location);
    if (there === undefined) places.set(location, [seat]);
    else there.push(seat);
  });
  let kills = 0;
  for (const seats of places.values()) {
    if (seats.length === 2) kills += killsOfTwo(s, turns, seats[0] as Seat, seats[1] as Seat);
    else if (s.dark && seats.length > 2) kills += killsInTheDark(s, seats);
  }
  return kills;
}

function killsOfTwo(s: Among, { toMove }: Turns, a: Seat, b: Seat): number {
  const odds = strikeOdds(s, a, b) + strikeOdds(s, b, a);
  if (odds === 0) return 0;
  const mayGo = toMove.has(a) || toMove.has(b);
  if (mayGo) return odds * WEIGHTS.mayGo;
  return toMove.size > 0 ? odds * WEIGHTS.othersMayCome : odds;
}

/** How likely the one kills the other: a sealed card is sure. */
function strikeOdds(s: Among, giver: Seat, receiver: Seat): number {
  const killer = playerOf(s, giver);
  if (killer.hand.dead === 0 || !isTarget(playerOf(s, receiver)) || lampOf(s) === receiver) return 0;
  const card = giftOf(s, giver);
  return card === undefined ? WEIGHTS.strike : Number(card === 'dead');
}

function killsInTheDark(s: Among, seats: readonly Seat[]): number {
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
