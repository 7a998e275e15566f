/** Losses of life as cards and dice cause them (section 4.8). What happens on the way is in rules/losses.ts. */
import type { Seat } from '@conclave/kernel';
import type { Source } from '../components/sources.ts';
import { type Context, type LossTarget, push } from '../frames.ts';
import type { Deep } from '../state.ts';
import { livingFrom, playerAt } from './table.ts';

/** One player loses life. `feeds`: who gains as much as is really lost. */
export function lose(
  s: Deep,
  seat: Seat,
  amount: number,
  source: Source,
  killer: Seat | null,
  feeds: Seat | null = null,
): void {
  loseTogether(s, [seat], amount, source, killer, feeds);
}

/** Several players lose as much each, in one event (CD-4.76). They are named in turn order from the active seat. */
export function loseTogether(
  s: Deep,
  seats: readonly Seat[],
  amount: number,
  source: Source,
  killer: Seat | null,
  feeds: Seat | null = null,
): void {
  const targets = seats.map((seat): LossTarget => ({ seat, amount, lost: 0 }));
  push(s, { rule: 'loss', source, killer, targets, feeds });
}

/** Every living player but one, if one is exempt. */
export function allLose(
  s: Deep,
  amount: number,
  source: Source,
  killer: Seat | null,
  exempt: Seat | null = null,
  feeds: Seat | null = null,
): void {
  const seats = livingFrom(s, s.active).filter((seat) => seat !== exempt);
  loseTogether(s, seats, amount, source, killer, feeds);
}

/** Less is lost. */
export function prevent(
  target: LossTarget,
  amount: number,
  by: 'guardian' | 'guardian-ii' | 'sigil-of-warding',
  ctx: Context,
): void {
  target.amount -= amount;
  ctx.tell({ type: 'lossPrevented', seat: target.seat, amount, by });
}

/** A ward prevents all of it, a shield some (CD-5.56, CD-5.37). */
export function protect(s: Deep, target: LossTarget, ctx: Context): void {
  if (playerAt(s, target.seat).warded) prevent(target, target.amount, 'sigil-of-warding', ctx);
  else useShield(s, target, ctx);
}

/** A shield prevents point by point and is used up by that much (CD-5.37). */
export function useShield(s: Deep, target: LossTarget, ctx: Context): void {
  const player = playerAt(s, target.seat);
  const amount = Math.min(player.shield, target.amount);
  if (amount === 0) return;
  player.shield -= amount;
  prevent(target, amount, 'guardian', ctx);
}
