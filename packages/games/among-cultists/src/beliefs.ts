/**
 * Who may be a Cultist: every possible set of Cultists, weighed by how well it explains what was seen. Deaths point at
 * those who gave cards, bad room cards at those who placed them, room actions at those whom no Route card would allow them.
 */
import type { Seat } from '@conclave/kernel';
import { figuresFor } from './components/cards.ts';
import { isCultistRole } from './components/roles.ts';
import { ROUTES, routeRow } from './components/routes.ts';
import type { AmongMemory, PulseSource, RoomLook } from './memory.ts';
import { startCards } from './setup.ts';
import type { AmongView } from './view.ts';

/** How people act, as far as one can tell. Estimates by hand, not fitted to games. */
const HABITS = {
  /** A card that a Cultist gives is a Dead one. */
  cultistGivesDead: 0.7,
  /** A card that came in the dark, from nobody knows whom, is a Dead one. */
  darkCardIsDead: 0.12,
  /** A hunt card is a Mortal Wound. */
  huntCardIsDeadly: 1 / 3,
  /** A Cultist's Pulse deck has a Dead card from elsewhere: another Cultist, in the dark. */
  cultistIsDead: 0.02,
  /** A card that a Cultist places is a bad one; and a start card is. */
  cultistPlacesBad: 0.5,
  startCardIsBad: 0.2,
  /** A Cultist keeps to the own Route card for looks. */
  cultistKeepsRoute: 0.5,
  /** What no Investigator can do was done by a Snitch, or was misread. */
  slip: 0.0005,
};

export interface Suspects {
  readonly seats: readonly Seat[];
  readonly weight: number;
}

/** All sets of Cultists that are possible for the observer, by what it has been told and shown. */
export function ownSuspects(view: AmongView, memory?: AmongMemory): Suspects[] {
  return suspects(
    view,
    view.players.map(({ role, cultist }) => (role === undefined ? cultist : isCultistRole(role))),
    memory,
  );
}

/** By seat, how likely it is a Cultist for somebody who has seen and heard only what everybody has. */
export function publicSuspicion(view: AmongView, memory?: AmongMemory): number[] {
  const shown = view.players.map(({ shown, role, cultist }) => {
    if (shown === 'nothing') return undefined;
    return role === undefined ? cultist : isCultistRole(role);
  });
  // What the observer alone has seen would make a liar believe that all see through the lie.
  const sets = suspects(view, shown, memory && { ...memory, states: {}, papers: [] });
  const total = sets.reduce((sum, { weight }) => sum + weight, 0);
  const suspicion = view.players.map(() => 0);
  for (const { seats, weight } of sets) {
    for (const seat of seats) suspicion[seat] = (suspicion[seat] as number) + weight / total;
  }
  return suspicion;
}

function suspects(view: AmongView, known: readonly (boolean | undefined)[], memory?: AmongMemory): Suspects[] {
  const { cultists } = figuresFor(view.players.length);
  const possible = setsOf(view.players.length, cultists).filter((seats) =>
    known.every((isCultist, seat) => isCultist === undefined || isCultist === seats.includes(seat)),
  );
  // While the rounds go on at least one Cultist is living (AC-6.3); in the end all may be Ghosts.
  const living = possible.filter((seats) => seats.some((seat) => !view.players[seat]?.ghost));
  const sets = living.length > 0 ? living : possible;
  if (memory === undefined) return sets.map((seats) => ({ seats, weight: 1 }));
  const roaming = view.players.map((_, seat) => roamingOdds(memory, seat));
  return sets.map((seats) => ({ seats, weight: weightOf(view, memory, seats, roaming) }));
}

function setsOf(seats: number, cultists: 1 | 2): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (cultists === 1) return all.map((seat) => [seat]);
  return all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second]));
}

/** The likelihood of everything seen, if these are the Cultists. */
function weightOf(view: AmongView, memory: AmongMemory, cultists: readonly Seat[], roaming: readonly number[]): number {
  let weight = 1;
  for (const seat of cultists) weight *= roaming[seat] as number;
  for (let seat = 0; seat < view.players.length; seat++) weight *= pulseOdds(view, memory, seat, cultists);
  for (const seen of memory.looks) weight *= lookOdds(seen, view.players.length, cultists);
  return Math.max(weight, 1e-12);
}

// ---- Route cards

/** How much better the rooms a seat acted in fit somebody who may go anywhere than somebody bound to a Route card. */
function roamingOdds(memory: AmongMemory, seat: Seat): number {
  const visits = memory.visits[seat] ?? [];
  const papers = memory.papers.filter((paper) => paper.seat === seat);
  const cards = ROUTES.filter((route) =>
    papers.every(({ round, colours }) => routeRow(route, round).join() === colours.join()),
  );
  let bound = 0;
  for (const route of cards) {
    let fits = 1 / cards.length;
    for (const { round, colour } of visits) {
      const row = routeRow(route, round);
      fits *= row.includes(colour) ? 1 / row.length : 0;
    }
    bound += fits;
  }
  const free = 0.25 ** visits.length;
  const asInvestigator = bound + HABITS.slip * free;
  return HABITS.cultistKeepsRoute + ((1 - HABITS.cultistKeepsRoute) * free) / asInvestigator;
}

// ---- Pulse decks

/** The likelihood of what was said and shown of a seat's Pulse deck. */
function pulseOdds(view: AmongView, memory: AmongMemory, seat: Seat, cultists: readonly Seat[]): number {
  const sources = memory.pulses[seat];
  const own = memory.states[seat];
  let aliveUpTo = own?.dead === 0 ? own.cards : 0;
  for (const said of memory.saidAlive) {
    const mayLie = cultists.includes(said.seat);
    if (said.target === seat && !mayLie) aliveUpTo = Math.max(aliveUpTo, said.cards);
  }
  const deadWith = own !== undefined && own.dead > 0 ? own.cards : memory.shownDead[seat];
  if (aliveUpTo === 0 && deadWith === undefined) return 1;
  const stillAlive = (from: number, to: number): number => {
    let odds = 1;
    for (let i = from; i < to; i++) {
      odds *= 1 - deadOdds(view, sources?.[i] ?? { from: i === 0 ? 'setup' : 'unknown' }, seat, cultists);
    }
    return odds;
  };
  const alive = stillAlive(0, aliveUpTo);
  if (deadWith === undefined) return alive;
  return alive * Math.max(HABITS.slip, 1 - stillAlive(aliveUpTo, deadWith));
}

/** How likely a card of this source is a Dead one. */
function deadOdds(view: AmongView, { from }: PulseSource, owner: Seat, cultists: readonly Seat[]): number {
  const { pulsePool, unsafeDeck } = figuresFor(view.players.length);
  const isCultist = cultists.includes(owner);
  switch (from) {
    case 'setup':
      return isCultist || view.options['initial-dead'] === 'off' ? 0 : share(pulsePool);
    case 'unsafe':
      return isCultist ? 0 : share(unsafeDeck);
    case 'hunt':
      return HABITS.huntCardIsDeadly;
    case 'unknown':
      return isCultist ? HABITS.cultistIsDead : HABITS.darkCardIsDead;
    default:
      if (!cultists.includes(from)) return 0;
      return isCultist ? HABITS.cultistIsDead : HABITS.cultistGivesDead;
  }
}

function share({ alive, dead }: { readonly alive: number; readonly dead: number }): number {
  return dead / (alive + dead);
}

// ---- Room decks

function lookOdds(look: RoomLook, seats: number, cultists: readonly Seat[]): number {
  const starts = Math.max(0, startCards(look.room, seats) - look.startsGone);
  const total = starts + look.placers.length + look.knownGood + look.knownBad;
  if (total === 0) return 1;
  const theirs = look.placers.filter((seat) => cultists.includes(seat)).length;
  const expected = look.knownBad + starts * HABITS.startCardIsBad + theirs * HABITS.cultistPlacesBad;
  const rate = Math.min(0.95, Math.max(0.03, expected / total));
  return rate ** look.bad * (1 - rate) ** (look.seen - look.bad);
}
