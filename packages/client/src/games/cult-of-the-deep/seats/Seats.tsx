/** The others around the table: in rows, or, where there is room, as a horseshoe in which neighbours stay neighbours. */
import type { Seat } from '@conclave/kernel';
import type { DeepTable } from '../deep-table.ts';
import hues from '../pieces/hues.module.css';
import { placesAfter } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import { around } from './around.ts';
import { Plate } from './Plate.tsx';
import styles from './seats.module.css';

export function Seats({ table }: { table: DeepTable }) {
  const places = placesAfter(table.view, table.me);
  if (table.frame !== 'desk') return <Row table={table} seats={places} className={styles.rows} />;
  const { left, top, right } = around(places);
  return (
    <div className={styles.horseshoe}>
      <Row table={table} seats={left} className={styles.left} />
      <Row table={table} seats={top} className={styles.top} />
      <Row table={table} seats={right} className={styles.right} />
    </div>
  );
}

interface RowProps {
  readonly table: DeepTable;
  readonly seats: readonly Seat[];
  readonly className: string | undefined;
}

function Row({ table, seats, className }: RowProps) {
  const words = useDeepWords();
  const isRoomy = table.frame === 'desk' || table.frame === 'tablet';
  return (
    <ul className={className} aria-label={words('deep.others')}>
      {seats.map((seat) => (
        <li key={seat} className={`${styles.seat} ${hues.hue}`} data-seat={seat}>
          {table.view.players[seat]?.status !== 'gone' && (
            <Plate table={table} seat={seat} size={isRoomy ? 'large' : 'compact'} />
          )}
        </li>
      ))}
    </ul>
  );
}
