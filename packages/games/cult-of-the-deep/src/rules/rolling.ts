/** Roll phase (section 4.3, and CD-4.106 for Wraiths). */
import { at } from '@conclave/kernel';
import { answer, type DeepChoice, dieChoice } from '../choices.ts';
import { CULTIST_DICE } from '../components/coins.ts';
import type { RolledDie } from '../events.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf, keeperEffects } from '../verbs/asking.ts';
import { wraithOf } from '../verbs/cards.ts';
import { rerollDice, rollFace } from '../verbs/dice.ts';
import { addRolledDice, addWraithDice, diceByCards } from '../verbs/rolling.ts';
import { isLiving, playerAt } from '../verbs/table.ts';
import { rerollForHim } from './high-priest.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { declare, sigilOptions } from './sigils.ts';

export const roll = sequence('roll', [beginRoll, askCharacter, rollAll, checkDeathsInFirstEdition]);

/** Keepers of rituals first, then the character (CD-4.17). */
function beginRoll(s: Deep, _: unknown, ctx: Context): void {
  beginPhase(s, 'roll', ctx);
  for (const effect of keeperEffects(s, s.active)) effect.rollBegins?.(s, s.active);
}

function askCharacter(s: Deep): void {
  abilityOf(s, s.active).rollBegins?.(s, s.active);
}

function rollAll(s: Deep, _: unknown, ctx: Context): void {
  const player = playerAt(s, s.active);
  const rolled = isLiving(s, s.active) ? rollCultistDice(s, ctx) : rollWraithDice(s, ctx);
  player.storedDice = 0;
  s.krakenPenalty = 0;
  s.bloodMagePaid = false;
  ctx.tell({ type: 'diceRolled', seat: s.active, dice: rolled });
  if (player.automated) rerollForHim(s, ctx);
  else push(s, { rule: 'reroll', left: abilityOf(s, s.active).rerolls ?? REROLLS, picked: [] });
}

function rollCultistDice(s: Deep, ctx: Context): RolledDie[] {
  const wanted = diceByCards(s, s.active) - s.krakenPenalty;
  return addRolledDice(s, Math.min(Math.max(wanted, 0), CULTIST_DICE), ctx);
}

/** All dice of the card are taken back and rolled; a Kraken penalty is forgotten (CD-9.133). */
function rollWraithDice(s: Deep, ctx: Context): RolledDie[] {
  const player = playerAt(s, s.active);
  const count = player.wraith === null ? 0 : wraithOf(player.wraith).faces.length;
  player.wraithDice = [];
  return addWraithDice(s, s.active, count + player.storedDice, ctx);
}

const REROLLS = 2;

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
      const die = at(wraithDice, id - 1);
      die.face = rollFace(ctx.chance);
      return { die: id, face: die.face };
    });
  ctx.tell({ type: 'diceRerolled', seat: s.active, dice: rolled, by: null });
}
