/** Whom the table suspects, in an imagined world. Ghosts are out of it: nobody can vote for them any more. */
import type { Seat } from '@conclave/kernel';
import type { Among } from '../state.ts';
import { figuresOf } from '../table.ts';
import type { Strike } from './kills.ts';
import { WEIGHTS } from './weights.ts';

/**
 * By seat; sums up to the Cultists still sought. Where nobody has imagined anything all are equally suspect. What a
 * Cultist does and is about to do counts as far as it is likely to come to light.
 */
export function suspicionOf(s: Among, strikes: readonly Strike[] = []): readonly number[] {
  const known = knownSuspicion(s);
  let total = 0;
  let found = 0;
  const raw = s.players.map(({ ghost }, seat) => {
    const one = known?.[seat] ?? 1;
    if (ghost && known !== undefined && one > 0.99) found++;
    if (ghost) return 0;
    total += one;
    return one;
  });
  if (total === 0) return raw;
  const sought = Math.max(1, figuresOf(s).cultists - found);
  const suspicion = raw.map((one) => Math.min(1, (one * sought) / total));
  expose(s, suspicion, strikes);
  return suspicion;
}

function expose({ doubts, chronicle }: Among, suspicion: number[], strikes: readonly Strike[]): void {
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
