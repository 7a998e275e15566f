/** Gaining, losing and paying life; coins. */

import type { Seat } from '@conclave/kernel';
import type { Coin } from '../components/coins.ts';
import type { Source } from '../components/sources.ts';
import type { Context } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf } from './asking.ts';
import { coinSupply, playerAt } from './table.ts';

/** CD-4.77, CD-4.78: a Wraith gains nothing; whoever was at 0 is saved. */
export function gainLife(s: Deep, seat: Seat, amount: number, by: Source, from: Seat | null, ctx: Context): void {
  const player = playerAt(s, seat);
  if (player.status !== 'living' || amount <= 0) return;
  player.life += amount;
  player.lastBlow = null;
  ctx.tell({ type: 'lifeGained', seat, amount, by, from });
}

/** What a power symbol gives (CD-4.26). */
export function healByPower(s: Deep, seat: Seat, ctx: Context): void {
  gainLife(s, seat, 1, 'power-symbol', s.active, ctx);
  abilityOf(s, seat).symbolHealed?.(s, seat, ctx);
}

/** Takes life at once, unasked (step 5 of CD-4.75); gives what was really lost. */
export function takeLife(s: Deep, seat: Seat, amount: number, by: Source, killer: Seat | null, ctx: Context): number {
  const player = playerAt(s, seat);
  const lost = Math.min(amount, player.life);
  if (player.status !== 'living' || lost <= 0) return 0;
  player.life -= lost;
  if (s.phase === 'resolve') player.lostLife = true;
  ctx.tell({ type: 'lifeLost', seat, amount: lost, by, killer });
  if (player.life === 0) strikeDown(s, seat, killer);
  return lost;
}

/** A cost: nothing can prevent it and nothing reacts to it (CD-1.13). */
export function payLife(s: Deep, seat: Seat, amount: number, what: Source, ctx: Context): void {
  const player = playerAt(s, seat);
  player.life -= amount;
  ctx.tell({ type: 'lifePaid', seat, amount, for: what });
  if (player.life === 0) strikeDown(s, seat, seat);
}

/** The last blow (CD-4.80). */
function strikeDown(s: Deep, seat: Seat, by: Seat | null): void {
  s.blows += 1;
  playerAt(s, seat).lastBlow = { by, number: s.blows };
}

/** As many as the supply has left. */
export function gainCoin(s: Deep, seat: Seat, coin: Coin, by: Source, ctx: Context): void {
  if (coinSupply(s, coin) < 1) return;
  playerAt(s, seat).coins[coin] += 1;
  ctx.tell({ type: 'coinGained', seat, coin, by });
}

export function spendCoin(s: Deep, seat: Seat, coin: Coin, what: Source, ctx: Context): void {
  playerAt(s, seat).coins[coin] -= 1;
  ctx.tell({ type: 'coinSpent', seat, coin, for: what });
}
