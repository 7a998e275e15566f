/** What somebody tells of papers, decks and its own way: true where that does no harm, else as somebody innocent would have seen it. */
import type { Seat } from '@conclave/kernel';
import { hasRow } from '../beliefs/case.ts';
import type { Claim } from '../claims/claim.ts';
import type { Colour } from '../components/locations.ts';
import { isCultistRole, roles } from '../components/roles.ts';
import { ROUTES, type RouteId, routeRow } from '../components/routes.ts';
import type { AmongMemory, Study } from '../memory.ts';
import type { AmongView } from '../view.ts';

type Colours = readonly Colour[];

/** Whoever wins with the Cultists lies. */
export function isHonest(view: AmongView, seat: Seat): boolean {
  return roles[view.players[seat]?.role ?? 'investigator'].winsWith !== 'cultists';
}

/** One accusation a round is enough. */
export function hasAccused({ said, round }: Pick<AmongMemory, 'said' | 'round'>, seat: Seat): boolean {
  return said.some((one) => one.seat === seat && one.round === round && one.claim.type === 'accuse');
}

/**
 * The papers this seat has seen, convicting ones first. Somebody who frames others changes what they say, as far as some Route
 * card would allow it.
 */
export function papersToTell(view: AmongView, memory: AmongMemory, seat: Seat, isFraming: boolean): Claim[] {
  const told = memory.said.filter((one) => one.seat === seat).map(({ claim }) => claim);
  const papers = memory.papers.flatMap((paper) => {
    const { seat: target, round } = paper;
    const isTold = told.some((one) => one.type === 'claim-papers' && one.target === target && one.round === round);
    const isComrade = isKnownCultist(view, target);
    const colours = isFraming && !isComrade ? (convictingRow(memory, target, round) ?? paper.colours) : paper.colours;
    const convicts = visitsOf(memory, target, round).some((colour) => !colours.includes(colour));
    return isTold || (isComrade && convicts)
      ? []
      : [{ claim: { type: 'claim-papers', target, round, colours } as const, convicts }];
  });
  return papers.sort((a, b) => Number(b.convicts) - Number(a.convicts)).map(({ claim }) => claim);
}

/** What it counted in a deck. A liar's own cards, and a comrade's, were good ones. */
export function innocentStudy(view: AmongView, { seat, deck, saw }: Study, me: Seat, isHonest: boolean): Claim[] {
  if (seat !== me || saw === undefined) return [];
  const guilty = isHonest ? 0 : deck.placers.filter((placer) => placer === me || isKnownCultist(view, placer)).length;
  const sabotage = Math.max(0, saw.sabotage - guilty);
  const failure = Math.max(0, saw.failure - Math.max(0, guilty - saw.sabotage));
  const success = saw.success + saw.failure + saw.sabotage - failure - sabotage;
  return [{ type: 'claim-study', room: deck.room, success, failure, sabotage }];
}

/** The row of its latest action: of its own Route card if that allows all it did, else of one that does and that it could have. */
export function innocentRoute(view: AmongView, memory: AmongMemory, seat: Seat): Claim[] {
  const own = view.players[seat]?.route;
  const latest = memory.visits[seat]?.at(-1);
  if (own === undefined || latest === undefined) return [];
  const card = [own, ...ROUTES].find((one) => couldBeMine(memory, seat, one));
  return card === undefined
    ? []
    : [{ type: 'claim-route', round: latest.round, colours: routeRow(card, latest.round) }];
}

/**
 * The row of a round that somebody names who is asked for it: the true one, or one of a card that allows all it did and
 * said. A liar denies what others say they saw if it must, and if nothing helps it holds to its own words.
 */
export function rowToTell(view: AmongView, memory: AmongMemory, seat: Seat, round: number, isHonest: boolean): Colours {
  const own = view.players[seat]?.route as RouteId;
  if (isHonest) return routeRow(own, round);
  const cards = [own, ...ROUTES];
  const card =
    cards.find((one) => couldBeMine(memory, seat, one)) ??
    cards.find((one) => allowsDeeds(memory, seat, one) && agreesWithWords(memory, seat, one)) ??
    cards.find((one) => agreesWithWords(memory, seat, one));
  return routeRow(card ?? own, round);
}

/** The card fits where the seat acted, what it said of it, and what others say they saw. */
function couldBeMine(memory: AmongMemory, seat: Seat, card: RouteId): boolean {
  return (
    allowsDeeds(memory, seat, card) &&
    agreesWithWords(memory, seat, card) &&
    memory.said.every(
      ({ claim }) => claim.type !== 'claim-papers' || claim.target !== seat || hasRow(card, claim.round, claim.colours),
    )
  );
}

/** The card fits where the seat acted. */
function allowsDeeds({ visits }: AmongMemory, seat: Seat, card: RouteId): boolean {
  return (visits[seat] ?? []).every(({ round, colour }) => routeRow(card, round).includes(colour));
}

/** The card fits what the seat said of it. */
function agreesWithWords({ said }: AmongMemory, seat: Seat, card: RouteId): boolean {
  return said.every(
    ({ seat: speaker, claim }) =>
      claim.type !== 'claim-route' || speaker !== seat || hasRow(card, claim.round, claim.colours),
  );
}

/** A row that some card has and that does not name the colour in which the target acted. */
function convictingRow(memory: AmongMemory, target: Seat, round: number) {
  const visited = visitsOf(memory, target, round);
  const card = ROUTES.find(
    (one) => visited.length > 0 && !visited.some((colour) => routeRow(one, round).includes(colour)),
  );
  return card === undefined ? null : routeRow(card, round);
}

function visitsOf(memory: AmongMemory, seat: Seat, round: number) {
  return (memory.visits[seat] ?? []).filter((visit) => visit.round === round).map(({ colour }) => colour);
}

function isKnownCultist(view: AmongView, seat: Seat): boolean {
  const player = view.players[seat];
  return player?.cultist === true || (player?.role !== undefined && isCultistRole(player.role));
}
