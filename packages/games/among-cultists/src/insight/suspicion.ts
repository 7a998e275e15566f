/** Whom the table suspects, in an imagined world. Ghosts are out of it: nobody can vote for them any more. */
import type { Seat } from '@conclave/kernel';
import type { Among } from '../state.ts';
import { figuresOf, playerOf } from '../table.ts';
import type { Strike } from './kills.ts';
import { WEIGHTS } from './weights.ts';

/** By seat; sums up to the Cultists still sought. Where nobody has imagined anything all are equally suspect. */
export function suspicionOf(s: Among): number[] {
  const known = knownSuspicion(s);
  const suspicion: number[] = [];
  let total = 0;
  let found = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const one = known?.[seat] ?? 1;
    const { ghost } = playerOf(s, seat);
    if (ghost && known !== undefined && one > 0.99) found++;
    suspicion.push(ghost ? 0 : one);
    if (!ghost) total += one;
  }
  if (total === 0) return suspicion;
  const scale = Math.max(1, figuresOf(s).cultists - found) / total;
  for (let seat = 0; seat < suspicion.length; seat++)
    suspicion[seat] = Math.min(1, (suspicion[seat] as number) * scale);
  return suspicion;
}

/** The same with what a Cultist does and is about to do, as far as it is likely to come to light. */
export function exposed({ doubts, chronicle }: Among, known: readonly number[], strikes: readonly Strike[]) {
  const suspicion = [...known];
  const struck = (giver: Seat, target: Seat, odds: number) => {
    const after = doubts?.ifStruck?.[target]?.[giver];
    const now = suspicion[giver] as number;
    if (after !== undefined && after > now) suspicion[giver] = now + odds * WEIGHTS.murderFound * (after - now);
  };
  for (const { giver, target, odds } of strikes) struck(giver, target, odds);
  for (const entry of chronicle) {
    if (entry.type === 'given' && entry.card === 'dead') struck(entry.seat, entry.receiver, 1);
    if (entry.type === 'placed' && entry.by === 'hand' && entry.card !== 'success') {
      const now = suspicion[entry.seat] as number;
      suspicion[entry.seat] = now + WEIGHTS.badCardFound * now * (1 - now);
    }
  }
  return suspicion;
}

/** What an imagined world was begun with, changed by the state that came to light in it last. */
function knownSuspicion({ doubts, chronicle }: Among): readonly number[] | undefined {
  if (doubts === undefined) return undefined;
  let known = doubts.suspicion;
  for (const entry of chronicle) {
    if (entry.type !== 'announced') continue;
    known = (entry.said === 'dead' ? doubts.ifDead : doubts.ifAlive)?.[entry.target] ?? known;
  }
  return known;
}

/** The living seat that is suspected most, the own one left out. */
export function chiefSuspect(suspicion: readonly number[], except: Seat): Seat {
  let chief = -1;
  suspicion.forEach((one, seat) => {
    if (seat !== except && one > (suspicion[chief] ?? 0)) chief = seat;
  });
  return chief;
}
