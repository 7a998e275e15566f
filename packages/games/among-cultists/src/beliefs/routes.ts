/** Room actions point at those whom no Route card would allow them (AC-4.34). */
import type { Seat } from '@conclave/kernel';
import type { Claim } from '../claims/claim.ts';
import { COLOURS, type Colour } from '../components/locations.ts';
import { type RouteId, routeRow } from '../components/routes.ts';
import { type Case, type Clue, hasRow } from './case.ts';
import { HABITS } from './habits.ts';

type Visits = readonly { readonly round: number; readonly colour: Colour }[];
type RowClaim = Extract<Claim, { type: 'claim-route' | 'claim-papers' }>;

/** What was said of a seat's Route card, and by whom. */
interface Testimony {
  readonly speaker: Seat;
  readonly claim: RowClaim;
}

/** Where the seat acted: honest people tell what is on their papers and others'. Null: it has not acted, and nobody spoke of it. */
export function routeClue(one: Case, seat: Seat): Clue | null {
  const visits = one.memory.visits[seat] ?? [];
  const testimonies = testimoniesOn(one, seat);
  if (visits.length + testimonies.length === 0) return null;
  const cards = one.routes[seat] ?? [];
  const bySight = oddsBy(cards, visits);
  if (testimonies.length === 0) return (cultists) => (cultists.includes(seat) ? bySight.cultist : bySight.investigator);
  return (cultists) => {
    const { cultist, investigator } = byTalk(cards, visits, testimonies, cultists) ?? bySight;
    return cultists.includes(seat) ? cultist : investigator;
  };
}

interface VisitOdds {
  readonly cultist: number;
  readonly investigator: number;
}

/** The likelihood of the visits with one of these Route cards, measured by that of chance, so that many visits do not make all weights vanish. */
function oddsBy(cards: readonly RouteId[], visits: Visits): VisitOdds {
  const bound = fitOf(cards, visits);
  return {
    cultist: HABITS.cultistKeepsRoute * bound + (1 - HABITS.cultistKeepsRoute),
    investigator: bound + HABITS.slip,
  };
}

/** The same with the rows that honest people have told of; null where nobody has. */
function byTalk(
  cards: readonly RouteId[],
  visits: Visits,
  testimonies: readonly Testimony[],
  cultists: readonly Seat[],
): VisitOdds | null {
  const honest = testimonies.filter(({ speaker }) => !cultists.includes(speaker));
  if (honest.length === 0) return null;
  const fitting = cards.filter((card) => honest.every(({ claim }) => hasRow(card, claim.round, claim.colours)));
  return oddsBy(fitting, visits);
}

function testimoniesOn({ memory }: Case, seat: Seat): Testimony[] {
  return memory.said.flatMap(({ seat: speaker, claim }) => {
    const isMeant =
      (claim.type === 'claim-route' && speaker === seat) || (claim.type === 'claim-papers' && claim.target === seat);
    return isMeant ? [{ speaker, claim: claim as RowClaim }] : [];
  });
}

/** How well the rooms fit somebody who has one of these cards and any of its colours is as good as another, measured by chance. */
function fitOf(cards: readonly RouteId[], visits: Visits): number {
  let sum = 0;
  for (const card of cards) {
    let fit = 1 / cards.length;
    for (const { round, colour } of visits) {
      const row = routeRow(card, round);
      if (!row.includes(colour)) {
        fit = 0;
        break;
      }
      fit *= COLOURS.length / row.length;
    }
    sum += fit;
  }
  return sum;
}
