/** A die that lies on a player takes effect (CD-4.64). */
import type { Seat } from '@conclave/kernel';
import { harmOf } from '../components/faces.ts';
import type { Context } from '../frames.ts';
import type { Deep, Die } from '../state.ts';
import { cardOf } from '../verbs/asking.ts';
import { gainLife, healByPower } from '../verbs/life.ts';
import { lose } from '../verbs/losing.ts';
import { isLiving, playerAt } from '../verbs/table.ts';
import { gatherCosmos } from './arcane.ts';

export function resolveOnPlayer(s: Deep, { face, mode }: Die, seat: Seat, ctx: Context): void {
  if (!isLiving(s, seat)) return;
  if (mode === 'power') heal(s, seat, ctx);
  else if (mode === 'arcane') gatherCosmos(s, seat);
  else if (face === 'blood') gainLife(s, seat, 1, 'die', s.active, ctx);
  else if (harmOf(face) > 0) lose(s, seat, harmOf(face), 'die', s.active);
}

/** 1 life, unless the card lets its player decide; the automated High Priest decides nothing. */
function heal(s: Deep, seat: Seat, ctx: Context): void {
  const { symbolHeals } = cardOf(s, seat);
  if (symbolHeals === undefined || playerAt(s, seat).automated) healByPower(s, seat, ctx);
  else symbolHeals(s, seat);
}
