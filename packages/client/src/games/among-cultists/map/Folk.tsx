/** Who stands in a place: heads, and a number for those who have no room. They are touched on their plates, not here. */
import type { Seat } from '@conclave/kernel';
import type { AmongTable } from '../among-table.ts';
import { Head } from '../people/Head.tsx';
import { crowdIn } from './fitting.ts';
import styles from './folk.module.css';

interface Props {
  readonly table: AmongTable;
  readonly seats: readonly Seat[];
  /** The room they have, in pixels. */
  readonly width: number;
  readonly height: number;
}

const LARGEST = { portrait: 24, landscape: 24, tablet: 30, desk: 64 } as const;

export function Folk({ table, seats, width, height }: Props) {
  if (seats.length === 0) return null;
  // One's own Character is always among those who are seen.
  const ordered = [...seats].sort((a, b) => Number(b === table.me) - Number(a === table.me));
  const largest = Math.min(LARGEST[table.frame], Math.max(24, height));
  const { size, shown } = crowdIn(seats.length, width, height, largest);
  return (
    <span className={styles.folk}>
      {ordered.slice(0, shown).map((seat) => (
        <span
          key={seat}
          className={styles.standee}
          style={{ width: size, height: size }}
          data-card={`standee-${seat}`}
          data-mine={seat === table.me || undefined}
        >
          <Head seat={seat} player={table.player(seat)} />
        </span>
      ))}
      {shown < seats.length && <span className={styles.more}>+{seats.length - shown}</span>}
    </span>
  );
}
