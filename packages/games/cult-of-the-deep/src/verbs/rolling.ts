/** Rolling new dice: how many, and out of which supply (CD-4.18, CD-2.2). */
import type { Seat } from '@conclave/kernel';
import { CULTIST_DICE, WRAITH_DICE } from '../components/coins.ts';
import type { RolledDie } from '../events.ts';
import type { Context } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf, keeperEffects } from './asking.ts';
import { makeDie, rollFace } from './dice.ts';
import { cultistDiceInPlay, isFourPlayerGame, isLiving, playerAt, wraithDiceInPlay } from './table.ts';

/** How many dice a living player rolls by CD-4.18, but for what the Kraken has cost this turn. */
export function diceByCards(s: Deep, seat: Seat): number {
  const player = playerAt(s, seat);
  const isSixDicePriest = isFourPlayerGame(s) && player.role === 'high-priest';
  const base = isSixDicePriest ? 6 : 5;
  const marked = s.facelessToken === seat ? 1 : 0;
  const byAbility = abilityOf(s, seat).extraDice?.(s, seat) ?? 0;
  let dice = base + marked + byAbility + player.storedDice;
  for (const { extraDice } of keeperEffects(s, seat)) dice += extraDice?.(s, seat) ?? 0;
  return dice;
}

/** Rolls new dice of the active player into the pool. */
export function addRolledDice(s: Deep, count: number, ctx: Context): RolledDie[] {
  return Array.from({ length: count }, () => {
    const { id, face } = makeDie(s, rollFace(ctx.chance), 'pool');
    return { die: id, face };
  });
}

export function addWraithDice(s: Deep, seat: Seat, count: number, ctx: Context): RolledDie[] {
  const { wraithDice } = playerAt(s, seat);
  const most = Math.min(count, WRAITH_DICE - wraithDiceInPlay(s));
  return Array.from({ length: most }, () => {
    const face = rollFace(ctx.chance);
    wraithDice.push({ face, spent: false, coined: false });
    return { die: wraithDice.length, face };
  });
}

/** How many dice could be added now. */
export function roomForDice(s: Deep, seat: Seat): number {
  return isLiving(s, seat) ? CULTIST_DICE - cultistDiceInPlay(s) : WRAITH_DICE - wraithDiceInPlay(s);
}

export function rollExtraDice(s: Deep, seat: Seat, count: number, ctx: Context): void {
  const most = Math.min(count, roomForDice(s, seat));
  const rolled = isLiving(s, seat) ? addRolledDice(s, most, ctx) : addWraithDice(s, seat, most, ctx);
  ctx.tell({ type: 'diceRolled', seat, dice: rolled });
}
