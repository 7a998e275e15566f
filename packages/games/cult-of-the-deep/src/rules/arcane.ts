/** Two arcane dice on one player explode (CD-5.33, CD-5.34). A die keeps its mode, so it counts whatever ability is there by then. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, seatChoice } from '../choices.ts';
import { type FrameOf, nearest, push, question, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf } from '../verbs/asking.ts';
import { narrowed } from '../verbs/automated.ts';
import { allLose } from '../verbs/losing.ts';
import { livingFrom, playerAt } from '../verbs/table.ts';

/** The second Cosmos of a Resolve phase makes the explosion; further ones do nothing. */
export function gatherCosmos(s: Deep, seat: Seat): void {
  const player = playerAt(s, seat);
  player.arcaneDice += 1;
  if (player.arcaneDice !== 2) return;
  if (abilityOf(s, seat).mayRefuseExplosion) push(s, { rule: 'arcane-explode', seat });
  else push(s, { rule: 'explosion', sorceress: seat, exempt: null });
}

export const arcaneExplode = question('arcane-explode', {
  asks: (_, { seat }) => seat,
  options: (): DeepChoice[] => [answer('no'), answer('yes')],
  choose(s, { seat }, choice: DeepChoice) {
    if (choice.type === 'yes') push(s, { rule: 'explosion', sorceress: seat, exempt: null });
  },
});

/** Whoever owns the dice exempts one player, all others lose 2 (CD-9.77). */
export const explosion = sequence('explosion', [
  (s) => push(s, { rule: 'arcane-exempt', seat: s.active }),
  (s, { sorceress, exempt }: FrameOf<'explosion'>, ctx) => {
    ctx.tell({ type: 'arcaneExplosion', seat: sorceress, owner: s.active, exempt: exempt ?? s.active });
    allLose(s, 2, abilityOf(s, sorceress).explodesAs ?? 'die', s.active, exempt);
  },
  (s, { sorceress }, ctx) => abilityOf(s, sorceress).exploded?.(s, sorceress, ctx),
]);

export const arcaneExempt = question('arcane-exempt', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }): DeepChoice[] =>
    narrowed<DeepChoice>(s, seat, livingFrom(s, seat).map(seatChoice), () => seatChoice(seat)),
  choose(s, _, choice: DeepChoice) {
    if (choice.type === 'seat') nearest(s, 'explosion').exempt = choice.seat;
  },
});
