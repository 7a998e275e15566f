/** Whom the table suspects, in an imagined world. Ghosts are out of it: nobody can vote for them any more. */
import type { Seat } from '@conclave/kernel';
import type { Among } from '../state.ts';
import { figuresOf } from '../table.ts';

/** By seat; sums up to the Cultists still sought. Where nobody has imagined anything all are equally suspect. */
export function suspicionOf(s: Among): readonly number[] {
  const known = s.suspicion;
  const raw = s.players.map(({ ghost }, seat) => (ghost ? 0 : (known?.[seat] ?? 1)));
  const total = raw.reduce((sum, one) => sum + one, 0);
  if (total === 0) return raw;
  const sought = Math.max(1, figuresOf(s).cultists - foundCultists(s));
  return raw.map((one) => Math.min(1, (one * sought) / total));
}

function foundCultists(s: Among): number {
  return s.players.filter(({ ghost }, seat) => ghost && (s.suspicion?.[seat] ?? 0) > 0.99).length;
}

/** The living seat that is suspected most, the own one left out. */
export function chiefSuspect(suspicion: readonly number[], except: Seat): Seat {
  let chief = -1;
  suspicion.forEach((one, seat) => {
    if (seat !== except && one > (suspicion[chief] ?? 0)) chief = seat;
  });
  return chief;
}
