/**
 * How a claim stands to what a seat knows for certain. Nothing is guessed: where it could be so or not, there is no verdict.
 * Once the game is over and everything is shown (AC-6.30), this tells the lies.
 */
import type { Said, Seat, Verdict } from '@conclave/kernel';
import { ROOM_CARDS } from '../components/cards.ts';
import type { Colour, RoomId } from '../components/locations.ts';
import { isCultistRole, isSpecialRole } from '../components/roles.ts';
import { ROUTES, type RouteId, routeRow } from '../components/routes.ts';
import type { AmongTold } from '../events.ts';
import type { Entry } from '../state.ts';
import type { AmongView } from '../view.ts';
import type { Claim } from './claim.ts';
import { type Fact, factsNamed, factsOf } from './facts.ts';
import { stateAt } from './life.ts';

interface Knowledge {
  readonly view: AmongView;
  readonly facts: readonly Fact[];
  /** How many events had been told when it was said. */
  readonly after: number;
}

export function verdict(
  view: AmongView,
  told: readonly AmongTold[],
  { seat, claim }: Said<Claim>,
  after: number,
): Verdict | null {
  const known: Knowledge = { view, facts: factsOf(told), after };
  switch (claim.type) {
    case 'claim-role':
      return onRole(known, seat, claim);
    case 'claim-route':
      return onRow(known, seat, claim.round, claim.colours);
    case 'claim-placed':
      return onPlaced(known, seat, claim);
    case 'claim-gave':
      return onGift(known, seat, claim);
    case 'claim-study':
      return onStudy(known, seat, claim);
    case 'claim-papers': {
      const looks = factsNamed(known.facts, 'papersInspected');
      const hasLooked = looks.some(
        (look) => look.seat === seat && look.target === claim.target && look.round === claim.round,
      );
      return hasLooked ? onRow(known, claim.target, claim.round, claim.colours) : 'contradicts';
    }
    case 'claim-state': {
      const state = stateAt(view, known.facts, claim.target, after);
      return state === null ? null : agreement(state === claim.state);
    }
    default:
      return null;
  }
}

type Of<T extends Claim['type']> = Extract<Claim, { type: T }>;

function agreement(isSo: boolean): Verdict {
  return isSo ? 'agrees' : 'contradicts';
}

function onRole({ view }: Knowledge, seat: Seat, { role }: Of<'claim-role'>): Verdict | null {
  const speaker = view.players[seat];
  const isInPlay = !isSpecialRole(role) || view.specialRoles.includes(role);
  if (speaker?.role !== undefined) return agreement(speaker.role === role);
  if (!isInPlay) return 'contradicts';
  return speaker?.cultist !== undefined && speaker.cultist !== isCultistRole(role) ? 'contradicts' : null;
}

/** No two have the same Route card, so a row that no card can have is no row. */
function onRow(known: Knowledge, seat: Seat, round: number, colours: readonly Colour[]): Verdict | null {
  const possible = routesOf(known, seat);
  const fitting = possible.filter((route) => isSameRow(routeRow(route, round), colours));
  if (fitting.length === 0) return 'contradicts';
  return fitting.length === possible.length ? 'agrees' : null;
}

/** The Route cards that the seat can have, as far as its own papers were seen. */
function routesOf({ view, facts }: Knowledge, seat: Seat): readonly RouteId[] {
  const own = view.players[seat]?.route;
  if (own !== undefined) return [own];
  const taken = view.players.flatMap(({ route }) => route ?? []);
  const seen = factsNamed(facts, 'papersInspected').filter((look) => look.target === seat);
  return ROUTES.filter(
    (route) =>
      !taken.includes(route) &&
      seen.every(({ round, colours }) => colours === undefined || isSameRow(routeRow(route, round), colours)),
  );
}

function isSameRow(a: readonly Colour[], b: readonly Colour[]): boolean {
  return a.length === b.length && a.every((colour) => b.includes(colour));
}

function onPlaced({ facts, view }: Knowledge, seat: Seat, claim: Of<'claim-placed'>): Verdict | null {
  const written = view.revealed?.chronicle.flatMap((entry) => (entry.type === 'placed' ? [entry] : []));
  const placed = (written ?? factsNamed(facts, 'cardPlaced', 'owlSent')).filter(
    (fact) => fact.seat === seat && fact.room === claim.room && fact.round === claim.round,
  );
  if (placed.length === 0) return 'contradicts';
  const isKnown = placed.every(({ card }) => card !== undefined);
  return isKnown ? agreement(placed.some(({ card }) => card === claim.card)) : null;
}

function onGift(known: Knowledge, seat: Seat, claim: Of<'claim-gave'>): Verdict | null {
  const { revealed } = known.view;
  if (revealed !== undefined) return agreement(revealed.chronicle.some((entry) => isGift(entry, seat, claim)));
  const given = factsNamed(known.facts, 'pulseGiven').filter(
    (fact) => fact.seat === seat && fact.round === claim.round,
  );
  const gift = given.find(({ receiver }) => receiver === claim.target || receiver === null);
  if (gift === undefined) return 'contradicts';
  if (gift.card !== undefined && gift.receiver !== null) return agreement(gift.card === claim.card);
  const isInnocent = known.view.players[seat]?.cultist === false;
  if (isInnocent && gift.receiver !== null) return agreement(claim.card === 'alive');
  // Whoever was seen alive afterwards got no Dead card.
  const isSafe = stateAt(known.view, known.facts, claim.target, gift.at + 1) === 'alive';
  return isSafe && claim.card === 'dead' ? 'contradicts' : null;
}

function isGift(entry: Entry, seat: Seat, { round, target, card }: Of<'claim-gave'>): boolean {
  const isTheirs = entry.type === 'given' && entry.seat === seat && entry.receiver === target;
  return isTheirs && entry.round === round && entry.card === card;
}

function onStudy({ facts, view }: Knowledge, seat: Seat, claim: Of<'claim-study'>): Verdict | null {
  const studies = factsNamed(facts, 'roomStudied').filter(({ room }) => room === claim.room);
  const theirs = studies.findLast((study) => study.seat === seat);
  if (theirs === undefined) return 'contradicts';
  const own = studies.findLast(
    (study) => study.success !== undefined && isSameDeck(facts, claim.room, study.at, theirs.at),
  );
  if (own !== undefined) return agreement(ROOM_CARDS.every((card) => own[card] === claim[card]));
  const count = ROOM_CARDS.reduce((sum, card) => sum + claim[card], 0);
  const isAsThen = isSameDeck(facts, claim.room, theirs.at, facts.length);
  return isAsThen && view.rooms[claim.room]?.deckCount !== count ? 'contradicts' : null;
}

/** Whether the room's deck stayed as it was between two moments. */
function isSameDeck(facts: readonly Fact[], room: RoomId, one: number, other: number): boolean {
  const between = facts.slice(Math.min(one, other) + 1, Math.max(one, other));
  return !between.some((fact) => {
    switch (fact.type) {
      case 'cardPlaced':
      case 'owlSent':
      case 'portalDrained':
      case 'roomBurned':
        return fact.room === room;
      case 'roomChecked':
        return fact.room === room && fact.card !== 'success';
      case 'stacksFound':
        return fact.rooms.includes(room);
      default:
        return false;
    }
  });
}
