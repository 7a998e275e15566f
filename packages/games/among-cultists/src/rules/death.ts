/** A death is confirmed (AC-4.45), and roles come to light (AC-5.38). */

import type { Seat } from '@conclave/kernel';
import type { DeathCause } from '../events.ts';
import type { Context } from '../frames.ts';
import type { Among } from '../state.ts';
import { isCultist, livingAt, playerOf } from '../table.ts';
import { testCultistsGone } from './end.ts';

/** The Character becomes a Ghost at once and drops its Items where it stands. */
export function confirmDeath(s: Among, seat: Seat, by: DeathCause, ctx: Context): void {
  const player = playerOf(s, seat);
  player.ghost = true;
  ctx.uncover();
  ctx.tell({ type: 'died', seat, location: player.location, by });
  for (const item of player.items.splice(0)) {
    s.droppedItems.push({ item, location: player.location });
    for (const other of livingAt(s, player.location)) playerOf(s, other).fellBeside.push(item);
    ctx.tell({ type: 'itemDropped', seat, location: player.location, item });
  }
  showByOption(s, seat, by, ctx);
  testCultistsGone(s, ctx);
}

/** Options `reveal-on-vote` (AC-4.55) and `reveal-on-death`. */
function showByOption(s: Among, seat: Seat, by: DeathCause, ctx: Context): void {
  const shown = by === 'vote' ? s.options['reveal-on-vote'] : by === 'check' ? s.options['reveal-on-death'] : 'none';
  if (shown === 'team') showTeam(s, seat, ctx);
  if (shown === 'role') showRole(s, seat, ctx);
}

export function showTeam(s: Among, seat: Seat, ctx: Context): void {
  const player = playerOf(s, seat);
  if (player.shown !== 'nothing') return;
  player.shown = 'team';
  ctx.uncover();
  ctx.tell({ type: 'teamShown', seat, cultist: isCultist(player) });
}

export function showRole(s: Among, seat: Seat, ctx: Context): void {
  const player = playerOf(s, seat);
  if (player.shown === 'role') return;
  player.shown = 'role';
  ctx.uncover();
  ctx.tell({ type: 'roleShown', seat, role: player.role });
}
