/** What Wraiths do in a living player's Response phase (section 5.5). */
import type { Seat } from '@conclave/kernel';
import type { WraithChoice } from '../choices.ts';
import type { Context } from '../frames.ts';
import type { Deep } from '../state.ts';
import { wraithOf } from '../verbs/cards.ts';
import { playerAt } from '../verbs/table.ts';

/** Once in each Response phase of a living player, with an unspent die (CD-5.65). */
export function wraithOptions(s: Deep, seat: Seat): WraithChoice[] {
  const { wraith, wraithDice, haunted } = playerAt(s, seat);
  if (wraith === null || haunted) return [];
  return wraithOf(wraith).options(s, wraithDice);
}

export function haunt(s: Deep, seat: Seat, choice: WraithChoice, ctx: Context): void {
  const player = playerAt(s, seat);
  const { wraith, wraithDice } = player;
  if (wraith === null) return;
  const card = wraithOf(wraith);
  const spent = card.spends(wraithDice, choice);
  const dice = wraithDice.filter((_, i) => spent.includes(i + 1));
  player.haunted = true;
  for (const die of dice) die.spent = true;
  const faces = dice.map(({ face }) => face);
  ctx.tell({ type: 'wraithAbilityUsed', seat, wraith, faces });
  card.haunt(s, seat, faces, choice, ctx);
}
