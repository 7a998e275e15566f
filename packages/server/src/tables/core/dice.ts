/** What people add to the dice before the start, always in answer to the seed that the server is bound to already. */
import { commitmentTo } from '@conclave/fair';
import type { AddedDice } from '@conclave/protocol';
import { Problem } from '../../problem.ts';
import type { SeatRow, TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { mustBe, mustSit } from './access.ts';
import { put } from './seats.ts';
import { type CommandOf, changed, type Decided, NOTHING, type Table } from './table.ts';

export function addEntropy({ row }: Table, { by, commitment, entropy }: CommandOf<'entropy'>): Decided {
  mustBe(row, 'gathering');
  const seats = seatsWithEntropy(row, by, { commitment, entropy });
  return seats === row.seats ? NOTHING : changed({ row: { seats } });
}

export function seatsWithEntropy(row: TableRow, by: User, { commitment, entropy }: AddedDice): readonly SeatRow[] {
  const own = row.seats[mustSit(row, by)] as SeatRow;
  if (commitment !== commitmentTo(row.seed))
    throw new Problem('stale-decision', 'This answers another commitment than this table’s. Load the table again.');
  if (own.entropy === entropy) return row.seats;
  // A second value would let a player who learns the seed try again.
  if (own.entropy !== null)
    throw new Problem('wrong-moment', 'Your entropy is in these dice already. It can’t change.');
  return put(row.seats, { ...own, entropy });
}
