/** Room actions point at those whom no Route card would allow them (AC-4.34). */
import type { Seat } from '@conclave/kernel';
import type { Colour } from '../components/locations.ts';
import { type RouteId, routeRow } from '../components/routes.ts';
import { type Case, hasRow } from './case.ts';
import { HABITS } from './habits.ts';

type Visits = readonly { readonly round: number; readonly colour: Colour }[];

/** By seat: the likelihood of where it acted for somebody bound to a Route card, by what was seen of its papers. */
export function boundOdds({ memory, routes }: Case): number[] {
  return routes.map((cards, seat) => fitOf(cards, memory.visits[seat] ?? []));
}

/** The likelihood of where the seat acted, if these are the Cultists: honest people tell what is on their papers and others'. */
export function routeOdds(one: Case, bound: readonly number[], seat: Seat, cultists: readonly Seat[]): number {
  const visits = one.memory.visits[seat] ?? [];
  const free = 0.25 ** visits.length;
  const asBound = boundByTalk(one, seat, cultists) ?? (bound[seat] as number);
  if (cultists.includes(seat)) return HABITS.cultistKeepsRoute * asBound + (1 - HABITS.cultistKeepsRoute) * free;
  return asBound + HABITS.slip * free;
}

/** The same odds with the rows that honest people have told of; null where nobody has. */
function boundByTalk({ memory, routes }: Case, seat: Seat, cultists: readonly Seat[]): number | null {
  const rows = memory.said.flatMap((said) => {
    if (cultists.includes(said.seat)) return [];
    const { claim } = said;
    const isAboutSeat =
      (claim.type === 'claim-route' && said.seat === seat) || (claim.type === 'claim-papers' && claim.target === seat);
    return isAboutSeat ? [claim] : [];
  });
  if (rows.length === 0) return null;
  const cards = (routes[seat] ?? []).filter((card) => rows.every(({ round, colours }) => hasRow(card, round, colours)));
  return fitOf(cards, memory.visits[seat] ?? []);
}

/** How well the rooms fit somebody who has one of these cards and any of its colours is as good as another. */
function fitOf(cards: readonly RouteId[], visits: Visits): number {
  let sum = 0;
  for (const card of cards) {
    let fit = 1 / cards.length;
    for (const { round, colour } of visits) {
      const row = routeRow(card, round);
      fit *= row.includes(colour) ? 1 / row.length : 0;
    }
    sum += fit;
  }
  return sum;
}
