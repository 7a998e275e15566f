/** Followers, coins and Mobs (CG-2.16 to CG-2.18). What does not change is not told. */

import type { Seat } from '@conclave/kernel';
import type { Cause } from './components/causes.ts';
import type { Context } from './frames.ts';
import type { City } from './state.ts';
import { playerOf } from './table.ts';

export const MOST_FOLLOWERS = 9;

/** A gain beyond nine is lost. */
export function gainFollowers(s: City, seat: Seat, wanted: number, by: Cause, ctx: Context): void {
  const player = playerOf(s, seat);
  const amount = Math.min(wanted, MOST_FOLLOWERS - player.followers);
  if (amount <= 0) return;
  player.followers += amount;
  ctx.tell({ type: 'followersGained', seat, amount, by });
}

/** As many as there are. */
export function loseFollowers(s: City, seat: Seat, wanted: number, by: Cause, ctx: Context): void {
  const player = playerOf(s, seat);
  const amount = Math.min(wanted, player.followers);
  if (amount === 0) return;
  player.followers -= amount;
  ctx.tell({ type: 'followersLost', seat, amount, by });
}

export function gainCoins(s: City, seat: Seat, amount: number, by: Cause, ctx: Context): void {
  if (amount === 0) return;
  playerOf(s, seat).coins += amount;
  ctx.tell({ type: 'coinsGained', seat, amount, by });
}

export function payCoins(s: City, seat: Seat, amount: number, by: Cause, ctx: Context): void {
  if (amount === 0) return;
  playerOf(s, seat).coins -= amount;
  ctx.tell({ type: 'coinsPaid', seat, amount, by });
}

export function loseCoins(s: City, seat: Seat, amount: number, by: Cause, ctx: Context): void {
  playerOf(s, seat).coins -= amount;
  ctx.tell({ type: 'coinsLost', seat, amount, by });
}

/** From one player to another, as many as there are. */
export function takeCoins(s: City, seat: Seat, from: Seat, wanted: number, by: Cause, ctx: Context): void {
  const victim = playerOf(s, from);
  const amount = Math.min(wanted, victim.coins);
  if (amount === 0) return;
  victim.coins -= amount;
  playerOf(s, seat).coins += amount;
  ctx.tell({ type: 'coinsTaken', seat, from, amount, by });
}

/** As many as the shared reserve holds. */
export function gainMobs(s: City, seat: Seat, wanted: number, by: Cause, ctx: Context): void {
  const amount = Math.min(wanted, s.mobReserve);
  if (amount === 0) return;
  s.mobReserve -= amount;
  playerOf(s, seat).mobs += amount;
  ctx.tell({ type: 'mobsGained', seat, amount, by });
}

export function loseMob(s: City, seat: Seat, by: Cause, ctx: Context): void {
  const player = playerOf(s, seat);
  if (player.mobs === 0) return;
  player.mobs -= 1;
  s.mobReserve += 1;
  ctx.tell({ type: 'mobLost', seat, by });
}
