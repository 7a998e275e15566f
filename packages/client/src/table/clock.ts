/** What a clock shows: the server tells what was left at a time of its own, and everything is counted by that time. */

import { at, type Seat } from '@conclave/kernel';
import type { ClockInfo } from '@conclave/protocol';

/** Milliseconds left for a seat; null where nothing is counted. */
export function leftFor(clock: ClockInfo, seat: Seat, serverNow: number): number | null {
  const left = clock.left[seat] ?? null;
  if (left === null) return null;
  const since = Math.max(clock.now, clock.standsUntil ?? 0);
  return Math.max(0, clock.running.includes(seat) ? left - Math.max(0, serverNow - since) : left);
}

/** `4:05`, `1:02:30`, `2 d 3 h`. */
export function inWords(milliseconds: number, day: string, hour: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} ${day} ${hours} ${hour}`;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const WINDOW_STEPS = ['open', 'once', 'twice', 'done'] as const;
export type WindowStep = (typeof WINDOW_STEPS)[number];

/** How far a response window has run: "going once" after a third of it, "going twice" after two thirds. */
export function windowStep(window: NonNullable<ClockInfo['window']>, now: number): { step: WindowStep; part: number } {
  const part = Math.min(1, Math.max(0, (now - window.opensAt) / Math.max(1, window.closesAt - window.opensAt)));
  return { step: at(WINDOW_STEPS, Math.min(3, Math.floor(part * 3))), part };
}
