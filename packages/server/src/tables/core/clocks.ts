/** Clocks: what each seat has left, and since when it runs. Plain data and pure functions; times are milliseconds. */
import type { Seat } from '@conclave/kernel';
import type { ClockSetting } from '@conclave/protocol';
import type { Outage } from '../../storage/store.ts';

export interface Clock {
  /** What each seat had left when it was last stopped or started; null where nothing is counted. */
  readonly left: readonly (number | null)[];
  /** Since when each seat's time runs; null for a clock that stands. */
  readonly since: readonly (number | null)[];
}

const DAY = 86_400_000;
/** Who comes back after running out of time has this much at least. */
const GRACE = 20_000;

export function newClock(setting: ClockSetting, seats: number): Clock {
  const left =
    setting.kind === 'none' ? null : setting.kind === 'live' ? setting.bankSeconds * 1000 : setting.days * DAY;
  return { left: Array.from({ length: seats }, () => left), since: Array.from({ length: seats }, () => null) };
}

/** What the seat has left now; null where nothing is counted. */
export function leftNow(clock: Clock, seat: Seat, now: number): number | null {
  const left = clock.left[seat] ?? null;
  const since = clock.since[seat] ?? null;
  return left === null || since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

/**
 * The clock when exactly these seats are to think, from now on or from a later moment. Who has answered gets the increment,
 * or the days anew.
 */
export function run(clock: Clock, setting: ClockSetting, seats: readonly Seat[], now: number, from = now): Clock {
  if (setting.kind === 'none') return clock;
  const left = [...clock.left];
  const since = [...clock.since];
  for (let seat = 0; seat < left.length; seat++) {
    const thinks = seats.includes(seat);
    if (thinks && since[seat] === null) since[seat] = from;
    if (!thinks && since[seat] !== null) {
      const rest = leftNow(clock, seat, now) ?? 0;
      left[seat] = setting.kind === 'live' ? rest + setting.incrementSeconds * 1000 : setting.days * DAY;
      since[seat] = null;
    }
  }
  return { left, since };
}

/** The clock when the seat has decided: it stands, with what a decision adds, until the seat is to think again. */
export function answered(clock: Clock, setting: ClockSetting, seat: Seat, now: number): Clock {
  const others = running(clock).filter((one) => one !== seat);
  return run(clock, setting, others, now);
}

/** The clock for somebody who is back: never less than a moment to think. */
export function welcomeBack(clock: Clock, setting: ClockSetting, seat: Seat, now: number): Clock {
  const left = leftNow(clock, seat, now);
  if (left === null) return clock;
  const fresh = setting.kind === 'slow' ? setting.days * DAY : Math.max(left, GRACE);
  return { left: clock.left.with(seat, fresh), since: clock.since.with(seat, null) };
}

export function running(clock: Clock): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < clock.since.length; seat++) if (clock.since[seat] !== null) seats.push(seat);
  return seats;
}

/** When the first running clock of these seats is at its end; null if none runs. */
export function nextExpiry(clock: Clock, seats: readonly Seat[]): number | null {
  let next: number | null = null;
  for (const seat of seats) {
    const left = clock.left[seat] ?? null;
    const since = clock.since[seat] ?? null;
    if (since !== null && left !== null && (next === null || since + left < next)) next = since + left;
  }
  return next;
}

export function expired(clock: Clock, seats: readonly Seat[], now: number): Seat[] {
  return seats.filter((seat) => clock.since[seat] !== null && leftNow(clock, seat, now) === 0);
}

/** A clock that was stored, as it stands now: what ran down before counts, but not the time in which no server ran. */
export function takenUp(clock: Clock, outages: readonly Outage[], now: number): Clock {
  const left = clock.left.map((rest, seat) => {
    const since = clock.since[seat] ?? null;
    if (rest === null || since === null) return rest;
    return Math.max(0, rest - Math.max(0, now - since - stoodStill(outages, since)));
  });
  return { left, since: clock.since.map((since) => (since === null ? null : now)) };
}

/** How long no server ran since then. The outages stand in the order in which they began. */
function stoodStill(outages: readonly Outage[], since: number): number {
  let sum = 0;
  let counted = since;
  for (const { from, to } of outages) {
    sum += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return sum;
}
