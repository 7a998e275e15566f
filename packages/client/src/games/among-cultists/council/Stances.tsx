/** Who accuses and who trusts somebody: a mark and how many, and their heads where there is room. */
import type { Seat } from '@conclave/kernel';
import type { AmongTable } from '../among-table.ts';
import { Head } from '../people/Head.tsx';
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

const MARKS = { accused: '✗', trusted: '✓' } as const;

function Signs({ table, seats, kind }: { table: AmongTable; seats: readonly Seat[]; kind: keyof typeof MARKS }) {
  if (seats.length === 0) return null;
  return (
    <span className={styles.stance} data-kind={kind}>
      {MARKS[kind]}
      <span>{seats.length}</span>
      <span className={styles.signs}>
        {seats.map((seat) => (
          <span key={seat} className={styles.sign}>
            <Head seat={seat} player={table.player(seat)} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** The same on a plate: how many. */
export function stanceMarks({ accusers, trusting }: Stance) {
  return (
    <>
      {accusers.length > 0 && (
        <span className={styles.stance} data-kind="accused">
          {MARKS.accused}
          {accusers.length}
        </span>
      )}
      {trusting.length > 0 && (
        <span className={styles.stance} data-kind="trusted">
          {MARKS.trusted}
          {trusting.length}
        </span>
      )}
    </>
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
