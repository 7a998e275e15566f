/** A die that lies on a player takes effect (CD-4.64), with power symbols and arcane explosions. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, seatChoice } from '../choices.ts';
import { harmOf } from '../components/faces.ts';
import { type Context, type DeepFrame, nearest, push, question, sequence } from '../frames.ts';
import { gainCoin, gainLife } from '../life.ts';
import type { Deep, Die } from '../state.ts';
import { canUse, coinSupply, has, isLiving, isNecromancer, livingFrom, playerAt } from '../table.ts';
import { narrowed } from './high-priest.ts';
import { allLose, lose } from './losses.ts';

export function resolveOnPlayer(s: Deep, { face, mode }: Die, seat: Seat, ctx: Context): void {
  if (!isLiving(s, seat)) return;
  if (mode === 'power') heal(s, seat, ctx);
  else if (mode === 'arcane') gatherCosmos(s, seat);
  else if (face === 'blood') gainLife(s, seat, 1, 'die', s.active, ctx);
  else if (harmOf(face) > 0) lose(s, seat, harmOf(face), 'die', s.active);
}

// ---- Power symbols

/** 1 life; the Necromancer may take a coin instead (CD-5.49.1). */
function heal(s: Deep, seat: Seat, ctx: Context): void {
  if (isNecromancer(s, seat) && !playerAt(s, seat).automated) push(s, { rule: 'necro-gain', seat });
  else healByPower(s, seat, ctx);
}

/** Alchemist II gains 1 more the first time in a turn (CD-5.32.3). */
function healByPower(s: Deep, seat: Seat, ctx: Context): void {
  gainLife(s, seat, 1, 'power-symbol', s.active, ctx);
  if (!canUse(s, seat, 'alchemist-ii', 'alchemist2-extra')) return;
  playerAt(s, seat).used.push('alchemist2-extra');
  gainLife(s, seat, 1, 'alchemist-ii', seat, ctx);
}

export const necroGain = question('necro-gain', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s): DeepChoice[] =>
    coinSupply(s, 'necromancer') > 0 ? [answer('life'), answer('coin')] : [answer('life')],
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type === 'coin') gainCoin(s, seat, 'necromancer', 'power-symbol', ctx);
    else healByPower(s, seat, ctx);
  },
});

// ---- Arcane explosions (CD-5.33, CD-5.34)

/** The second Cosmos of a Resolve phase makes the explosion; further ones do nothing. */
function gatherCosmos(s: Deep, seat: Seat): void {
  const player = playerAt(s, seat);
  player.arcaneDice += 1;
  if (player.arcaneDice !== 2) return;
  if (has(s, seat, 'sorceress')) push(s, { rule: 'arcane-explode', seat });
  else push(s, { rule: 'explosion', sorceress: seat, exempt: null });
}

export const arcaneExplode = question('arcane-explode', {
  asks: (_, { seat }) => seat,
  options: (): DeepChoice[] => [answer('no'), answer('yes')],
  choose(s, { seat }, choice: DeepChoice) {
    if (choice.type === 'yes') push(s, { rule: 'explosion', sorceress: seat, exempt: null });
  },
});

/** Whoever owns the dice exempts one player, all others lose 2; then Sorceress II gains 1 (CD-9.77). */
export const explosion = sequence('explosion', [
  (s) => push(s, { rule: 'arcane-exempt', seat: s.active }),
  (s, { sorceress, exempt }: Extract<DeepFrame, { rule: 'explosion' }>, ctx) => {
    ctx.tell({ type: 'arcaneExplosion', seat: sorceress, owner: s.active, exempt: exempt ?? s.active });
    allLose(s, 2, sourceOf(s, sorceress), s.active, exempt);
  },
  (s, { sorceress }, ctx) => {
    if (has(s, sorceress, 'sorceress-ii')) gainLife(s, sorceress, 1, 'sorceress-ii', sorceress, ctx);
  },
]);

function sourceOf(s: Deep, seat: Seat): 'sorceress' | 'sorceress-ii' {
  return has(s, seat, 'sorceress') ? 'sorceress' : 'sorceress-ii';
}

export const arcaneExempt = question('arcane-exempt', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }): DeepChoice[] =>
    narrowed<DeepChoice>(s, seat, livingFrom(s, seat).map(seatChoice), () => seatChoice(seat)),
  choose(s, _, choice: DeepChoice) {
    if (choice.type === 'seat') nearest(s, 'explosion').exempt = choice.seat;
  },
});
