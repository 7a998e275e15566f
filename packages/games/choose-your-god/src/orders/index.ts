/** Standing orders, early answers, the round plan and ticked benefits: section 4.7, for tables of people. */

import { BadInput, type OpenFacts, type OrderAnswer, type OrderRules, type Seat } from '@conclave/kernel';
import { type CityChoice, PASS, USE } from '../choices.ts';
import type { Location } from '../components/locations.ts';
import type { CityEvent } from '../events.ts';
import type { CityView } from '../view.ts';
import { hasActed, hasSomebodyActed } from './deeds.ts';
import {
  type CityOrders,
  type OrderWish,
  type Reach,
  type Row,
  STOPS,
  type StandingOrder,
  type Stop,
  TICKABLE,
} from './order.ts';
import { handSizeOf, isStopped } from './stops.ts';
import { wishFrom } from './wish.ts';

type Facts = OpenFacts<CityView, CityEvent>;

/** After these the seat must order anew; the others only suspend the order for one question (CG-4.74). */
const ENDING: readonly Stop[] = ['drawn', 'hit'];
const LAST = 13;

export const orders: OrderRules<CityChoice, CityView, CityEvent, CityOrders> = { answer, given, left, cover };

/** `act` with a pass, and a benefit that costs nothing and asks nothing further with `use` (CG-4.73, CG-4.78). */
function answer(facts: Facts): OrderAnswer<CityChoice> | null {
  if (facts.decision === 'act') {
    const { round, activeLocation } = facts.view;
    return { choice: PASS, stretch: `act ${round} ${activeLocation}` };
  }
  const location = benefitAsked(facts);
  if (location === null || !TICKABLE.includes(location)) return null;
  return { choice: USE, stretch: `benefit ${facts.told}` };
}

function benefitAsked(facts: Facts): Location | null {
  if (facts.decision !== 'benefit') return null;
  const frame = facts.view.stack.at(-1);
  return frame?.rule === 'benefit' ? frame.location : null;
}

// ---- Giving

function given(present: CityOrders | null, data: unknown, seat: Seat, facts: Facts): CityOrders | null {
  if (data === null) return null;
  const wish = wishFrom(data);
  checkRound(wish, facts.view);
  const before = present ?? { round: facts.view.round, standing: null, rows: {}, benefits: [] };
  const { standing, rows, benefits } = wish;
  return left(
    {
      round: facts.view.round,
      standing: standing === undefined ? before.standing : standing && standingOrder(standing, seat, facts),
      rows: rows === undefined ? before.rows : filledIn(before.rows, rows),
      benefits: benefits ?? before.benefits,
    },
    seat,
    facts,
  );
}

function checkRound({ round, standing, rows }: OrderWish, view: CityView): void {
  const isForRound = (standing ?? null) !== null || (rows ?? null) !== null;
  if (!isForRound) return;
  if (view.phase === 'opening') throw new BadInput('the first round has not begun; order once every Cult is chosen');
  if (round !== view.round)
    throw new BadInput(`this is round ${view.round}; say "round": ${view.round} to order for it`);
}

function standingOrder(wish: NonNullable<OrderWish['standing']>, seat: Seat, facts: Facts): StandingOrder {
  const { view, told } = facts;
  const { reach, stops = STOPS, at = [] } = wish;
  return { reach, upTo: lastOf(reach, view), stops, at, cards: handSizeOf(view, seat), since: told };
}

function lastOf(reach: Reach, { activeLocation }: CityView): Location {
  if (reach === 'round') return LAST;
  if (reach === 'here') {
    if (activeLocation !== null) return activeLocation;
    throw new BadInput('no Location is active; order "round" or "to:" a Location');
  }
  const upTo = Number(reach.slice('to:'.length));
  if (upTo >= (activeLocation ?? 1)) return upTo;
  throw new BadInput(`Location ${upTo} is over in this round; order up to ${activeLocation} or further`);
}

function filledIn(before: CityOrders['rows'], changes: NonNullable<OrderWish['rows']> | null): CityOrders['rows'] {
  if (changes === null) return {};
  const all: Record<Location, Row | null> = { ...before, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, row]) => row !== null)) as CityOrders['rows'];
}

// ---- Ending

/** CG-4.74 */
function left(now: CityOrders, seat: Seat, facts: Facts): CityOrders | null {
  const { round } = facts.view;
  const isOver = now.round !== round;
  const standing = isOver || now.standing === null ? null : standingLeft(now.standing, now.rows, seat, facts);
  const rows = isOver ? {} : rowsLeft(now.rows, facts.view.activeLocation);
  const isEmpty = standing === null && Object.keys(rows).length === 0 && now.benefits.length === 0;
  return isEmpty ? null : { round, standing, rows, benefits: now.benefits };
}

function standingLeft(order: StandingOrder, rows: CityOrders['rows'], seat: Seat, facts: Facts): StandingOrder | null {
  const { activeLocation } = facts.view;
  // What was taken back is as if it had never been told.
  const now = { ...order, since: Math.min(order.since, facts.told) };
  if ((activeLocation ?? 0) > now.upTo || hasActed(seat, now.since, facts)) return null;
  const isConsulted = isAskedToAct(seat, facts) && activeLocation !== null && rows[activeLocation] === undefined;
  return isConsulted && isStopped(ENDING, now, seat, facts) ? null : now;
}

function rowsLeft(rows: CityOrders['rows'], activeLocation: Location | null): CityOrders['rows'] {
  return Object.fromEntries(Object.entries(rows).filter(([location]) => Number(location) >= (activeLocation ?? 1)));
}

// ---- Answering

/** CG-4.73, CG-4.78 */
function cover(now: CityOrders, seat: Seat, facts: Facts): boolean {
  const benefit = benefitAsked(facts);
  if (benefit !== null) return now.benefits.includes(benefit) && TICKABLE.includes(benefit);
  const location = facts.decision === 'act' ? facts.view.activeLocation : null;
  if (location === null || now.round !== facts.view.round) return false;
  const row = now.rows[location];
  if (row !== undefined) return row === 'pass' || (row === 'unless-acted' && !hasSomebodyActed(facts));
  const { standing } = now;
  return standing !== null && location <= standing.upTo && !isAside(standing, location, seat, facts);
}

function isAside(order: StandingOrder, location: Location, seat: Seat, facts: Facts): boolean {
  return order.at.includes(location) || isStopped(STOPS, order, seat, facts);
}

function isAskedToAct(seat: Seat, facts: Facts): boolean {
  return facts.decision === 'act' && facts.view.pending?.seats.includes(seat) === true;
}
