/** Where an order makes sense now, as the view tells it. */
import { type CityOrders, type CityView, NUMBERS, type Row, TICKABLE } from '@conclave/choose-your-god';
import type { Seat } from '@conclave/kernel';
import type { Location } from '../things.ts';
import { frameIn, isActing } from '../view.ts';

/** Locations of this round that may still come up, the active one included. */
export function stillToCome(view: CityView): readonly Location[] {
  const from = view.activeLocation ?? 1;
  return NUMBERS.filter((location) => location >= from);
}

/** The active Location, if the seat will be asked to act there later and has said nothing about it yet (CG-4.75). */
export function earlyAnswer(view: CityView, seat: Seat, orders: CityOrders | null): Location | null {
  const { activeLocation } = view;
  const isStillAsked = isActing(view, seat);
  if (activeLocation === null || !isStillAsked || asksFor(view, seat) === 'act') return null;
  const isOrdered = orders?.rows[activeLocation] !== undefined || (orders?.standing ?? null) !== null;
  return isOrdered ? null : activeLocation;
}

/** Whether the seat has something else to decide than whether to act or where to Preach: orders can wait. */
export function isBusy(view: CityView, seat: Seat): boolean {
  const decision = asksFor(view, seat);
  return decision !== null && decision !== 'act' && decision !== 'intent';
}

function asksFor({ pending }: CityView, seat: Seat): string | null {
  return pending?.seats.includes(seat) ? pending.decision : null;
}

/** The Location whose benefit the seat is asked about, if it can be ticked to be used without asking (CG-4.78). */
export function tickableNow(view: CityView, seat: Seat): Location | null {
  const frame = frameIn(view);
  const isOffered = frame?.rule === 'benefit' && frame.seat === seat && TICKABLE.includes(frame.location);
  return isOffered ? frame.location : null;
}

/** What the round plan says of a Location. */
export function rowAt(orders: CityOrders | null, location: Location): Row {
  return orders?.rows[location] ?? 'ask';
}

/** How many Locations the plan answers for, besides the one that is active. */
export function plannedCount(orders: CityOrders | null, active: Location | null): number {
  const rows = Object.entries(orders?.rows ?? {});
  return rows.filter(([location, row]) => row !== 'ask' && Number(location) !== active).length;
}

/** Whether there is anything to order now: a tick, an early answer, or the rest of the round. */
export function canOrder(view: CityView, seat: Seat): boolean {
  const isRound = view.phase === 'intention' || view.phase === 'resolution';
  if (!isRound || view.players[seat]?.celebrating === true) return false;
  return !isBusy(view, seat) || tickableNow(view, seat) !== null;
}
