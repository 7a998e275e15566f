/** How tables are shared out between nodes. */
import type { NodeRow } from '../storage/cluster-store.ts';

/** So many tables are given at a time: nobody notices, and the next look sees what came of it. */
const PARCEL = 50;
/** Who has so much more than the mean gives, to whom has so much less; a few tables more or less do not matter. */
const MUCH = 1.25;
const LITTLE = 0.8;
const FEW = 4;

/** How many of its tables a node is to give away, and to which. */
export function tablesToGive(
  mine: number,
  others: readonly Pick<NodeRow, 'id' | 'state' | 'tables' | 'hears'>[],
): { readonly to: string; readonly count: number } | { readonly to: null; readonly count: 0 } {
  const takers = others.filter(({ state, hears }) => state === 'alive' && hears);
  const mean = takers.reduce((sum, { tables }) => sum + tables, mine) / (takers.length + 1);
  const [least] = takers.toSorted((a, b) => a.tables - b.tables);
  if (least === undefined || mine < mean * MUCH + FEW || least.tables > mean * LITTLE) return { to: null, count: 0 };
  return { to: least.id, count: Math.min(PARCEL, Math.floor(mine - mean), Math.ceil(mean - least.tables)) };
}
