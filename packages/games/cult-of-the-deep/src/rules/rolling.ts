/** Roll phase (section 4.3, and CD-4.106 for Wraiths). */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, dieChoice } from '../choices.ts';
import { CULTIST_DICE, WRAITH_DICE } from '../components/coins.ts';
import { type WraithId, wraiths } from '../components/wraiths.ts';
import { makeDie, rerollDice, rollFace } from '../dice.ts';
import type { RolledDie } from '../events.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import { payLife } from '../life.ts';
import type { Deep, WraithDie } from '../state.ts';
import {
  cultistDiceInPlay,
  has,
  hydrasOf,
  isFourPlayerGame,
  isLiving,
  isWraithInGame,
  playerAt,
  wraithDiceInPlay,
} from '../table.ts';
import { rerollForHim } from './high-priest.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { declare, sigilOptions } from './sigils.ts';

export const roll = sequence('roll', [beginRoll, mayPayBlood, rollAll, checkDeathsInFirstEdition]);

/** CD-4.17 */
function beginRoll(s: Deep, _: unknown, ctx: Context): void {
  beginPhase(s, 'roll', ctx);
  const { keeps } = playerAt(s, s.active);
  if (isLiving(s, s.active) && keeps.includes('kraken')) push(s, { rule: 'kraken-give', seat: s.active });
}

function mayPayBlood(s: Deep): void {
  const mayPay = has(s, s.active, 'blood-mage') && playerAt(s, s.active).life >= 1;
  if (mayPay) push(s, { rule: 'blood-mage-pay', seat: s.active });
}

/** CD-5.45 */
export const bloodMagePay = question('blood-mage-pay', {
  asks: (_, { seat }) => seat,
  options: (): DeepChoice[] => [answer('no'), answer('yes')],
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type !== 'yes') return;
    payLife(s, seat, 1, 'blood-mage', ctx);
    s.bloodMagePaid = true;
  },
});

/** How many dice a living player rolls by CD-4.18, but for what this turn has cost or bought. */
export function diceByCards(s: Deep, seat: Seat): number {
  const player = playerAt(s, seat);
  const isSixDicePriest = isFourPlayerGame(s) && player.role === 'high-priest';
  const base = isSixDicePriest ? 6 : 5;
  const hydra = 2 * hydrasOf(s, seat);
  const marked = s.facelessToken === seat ? 1 : 0;
  const reaping = has(s, seat, 'reaper-ii') && isWraithInGame(s) ? 1 : 0;
  return base + hydra + marked + reaping + player.storedDice;
}

function rollAll(s: Deep, _: unknown, ctx: Context): void {
  const player = playerAt(s, s.active);
  const rolled = isLiving(s, s.active) ? rollCultistDice(s, ctx) : rollWraithDice(s, ctx);
  player.storedDice = 0;
  s.krakenPenalty = 0;
  s.bloodMagePaid = false;
  ctx.tell({ type: 'diceRolled', seat: s.active, dice: rolled });
  if (player.automated) rerollForHim(s, ctx);
  else push(s, { rule: 'reroll', left: has(s, s.active, 'librarian') ? 3 : 2, picked: [] });
}

function rollCultistDice(s: Deep, ctx: Context): RolledDie[] {
  const wanted = diceByCards(s, s.active) + (s.bloodMagePaid ? 1 : 0) - s.krakenPenalty;
  return addRolledDice(s, Math.min(Math.max(wanted, 0), CULTIST_DICE), ctx);
}

/** Rolls new dice of the active player into the pool. */
function addRolledDice(s: Deep, count: number, ctx: Context): RolledDie[] {
  return Array.from({ length: count }, () => {
    const { id, face } = makeDie(s, rollFace(ctx.chance), 'pool');
    return { die: id, face };
  });
}

/** All dice of the card are taken back and rolled; a Kraken penalty is forgotten (CD-9.133). */
function rollWraithDice(s: Deep, ctx: Context): RolledDie[] {
  const player = playerAt(s, s.active);
  player.wraithDice = [];
  return addWraithDice(s, s.active, wraiths[player.wraith as WraithId].length + player.storedDice, ctx);
}

function addWraithDice(s: Deep, seat: Seat, count: number, ctx: Context): RolledDie[] {
  const { wraithDice } = playerAt(s, seat);
  const most = Math.min(count, WRAITH_DICE - wraithDiceInPlay(s));
  return Array.from({ length: most }, () => {
    const face = rollFace(ctx.chance);
    wraithDice.push({ face, spent: false, coined: false });
    return { die: wraithDice.length, face };
  });
}

/** What Frenzy could add now (CD-5.61). */
export function roomForDice(s: Deep, seat: Seat): number {
  return isLiving(s, seat) ? CULTIST_DICE - cultistDiceInPlay(s) : WRAITH_DICE - wraithDiceInPlay(s);
}

export function rollExtraDice(s: Deep, seat: Seat, count: number, ctx: Context): void {
  const most = Math.min(count, roomForDice(s, seat));
  const rolled = isLiving(s, seat) ? addRolledDice(s, most, ctx) : addWraithDice(s, seat, most, ctx);
  ctx.tell({ type: 'diceRolled', seat, dice: rolled });
}

/** Two re-rolls of any dice (CD-4.20). They are picked one at a time; nobody else sees which before they roll. */
export const reroll = question('reroll', {
  asks: (s) => s.active,
  options(s, { left, picked }): DeepChoice[] {
    if (left === 0) return [];
    const dice = ownDice(s)
      .filter((id) => !picked.includes(id))
      .map(dieChoice);
    if (picked.length > 0) return [answer('stop'), answer('done'), ...dice];
    // Without dice it is asked only for the sake of a sigil, and then whatever sigil it is (CD-4.7).
    if (dice.length === 0 && playerAt(s, s.active).sigil === null) return [];
    return [answer('stop'), ...dice, ...sigilOptions(s, s.active, 'own-roll')];
  },
  choose(s, { left, picked }, choice: DeepChoice, ctx) {
    switch (choice.type) {
      case 'die':
        push(s, { rule: 'reroll', left, picked: [...picked, choice.die] });
        break;
      case 'done':
        rerollPicked(s, picked, ctx);
        push(s, { rule: 'reroll', left: left - 1, picked: [] });
        break;
      case 'sigil':
        push(s, { rule: 'reroll', left, picked: [] });
        declare(s, s.active, choice, ctx);
        break;
    }
  },
});

function ownDice(s: Deep): number[] {
  return isLiving(s, s.active) ? s.dice.map(({ id }) => id) : playerAt(s, s.active).wraithDice.map((_, i) => i + 1);
}

function rerollPicked(s: Deep, picked: readonly number[], ctx: Context): void {
  if (isLiving(s, s.active)) {
    const dice = s.dice.filter(({ id }) => picked.includes(id));
    rerollDice(s, dice, null, ctx);
    return;
  }
  const { wraithDice } = playerAt(s, s.active);
  const rolled = [...picked]
    .sort((a, b) => a - b)
    .map((id) => {
      const die = wraithDice[id - 1] as WraithDie;
      die.face = rollFace(ctx.chance);
      return { die: id, face: die.face };
    });
  ctx.tell({ type: 'diceRerolled', seat: s.active, dice: rolled, by: null });
}
