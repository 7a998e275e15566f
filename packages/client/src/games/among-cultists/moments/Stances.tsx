/** Who accuses and who trusts somebody: their signs after a mark. */
import type { Seat } from '@conclave/kernel';
import type { AmongTable } from '../among-table.ts';
import { SeatSign } from '../people/SeatSign.tsx';
import type { AmongWord } from '../words/index.ts';
import styles from './stances.module.css';
import type { Stance } from './stances.ts';

export function Stances({ table, stance }: { table: AmongTable; stance: Stance }) {
  return (
    <>
      <Signs table={table} seats={stance.accusers} kind="accused" />
      <Signs table={table} seats={stance.trusting} kind="trusted" />
    </>
  );
}

/** More signs than these would widen a seat's place beside the others'. */
const MOST = 3;

const MARKS = { accused: '✗', trusted: '✓' } as const;

function Signs({ table, seats, kind }: { table: AmongTable; seats: readonly Seat[]; kind: keyof typeof MARKS }) {
  if (seats.length === 0) return null;
  return (
    <span className={styles.stance} data-kind={kind} data-many={seats.length > MOST || undefined}>
      {MARKS[kind]}
      <span className={styles.count}>{seats.length}</span>
      {seats.map((seat) => (
        <span key={seat} className={styles.sign}>
          <SeatSign scene={table.scene} seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** The same for those who hear it. */
export function stancesInWords(table: AmongTable, { accusers, trusting }: Stance, words: AmongWord): string[] {
  const names = (seats: readonly Seat[]) => seats.map((seat) => table.names[seat]).join(', ');
  return [
    ...(accusers.length > 0 ? [words('among.accusedBy', { names: names(accusers) })] : []),
    ...(trusting.length > 0 ? [words('among.trustedBy', { names: names(trusting) })] : []),
  ];
}
