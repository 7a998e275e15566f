/** How promising a full table is for a player. */
import type { Seat } from '@conclave/kernel';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import { playerAt } from '../verbs/table.ts';
import type { Judge } from './judgement.ts';
import { worthOfPool } from './pool.ts';
import { dealIn } from './prospects.ts';
import { withSigil } from './sigils.ts';
import { Standpoint } from './standpoint.ts';
import { WEIGHTS } from './weights.ts';

/** From -1, lost, to 1, won. */
export function evaluateAs(judge: Judge) {
  return (s: Deep, player: Seat, memory?: DeepMemory): number => {
    const me = s.sitting[player] as Seat;
    return worthOf(new Standpoint(s, me, dealIn(s), judge(playerAt(s, me).role), memory));
  };
}

function worthOf(standpoint: Standpoint): number {
  const { s, me } = standpoint;
  const declared = s.stack.findLast((frame) => frame.rule === 'sigil');
  const isMine = declared?.rule === 'sigil' && declared.seat === me && !declared.cancelled && !declared.revokes;
  const isOpen = isMine && s.stack[s.stack.length - 1]?.rule !== 'sigil-params';
  const chance = isOpen ? withSigil(standpoint, standpoint.outlook, declared.as) : standpoint.chance;
  const toCome = worthOfPool(standpoint) - (isHaggling(s) ? WEIGHTS.haggling : 0);
  return 2 * changed(chance, toCome) - 1;
}

/** A chance changed by what is to come, which brings it close to 0 or 1 and never beyond: only the end is certain. */
function changed(chance: number, by: number): number {
  if (by < 0) return chance * Math.exp(by / chance);
  const rest = 1 - chance;
  return 1 - rest * Math.exp(-by / rest);
}

function isHaggling({ players }: Deep): boolean {
  return players.some(({ draft }) => draft !== null);
}
