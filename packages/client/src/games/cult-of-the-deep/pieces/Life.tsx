import type { Seat } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { LIFE_DROP } from '../art/faces.ts';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { fullLife, playerAt } from '../things.ts';
import styles from './life.module.css';

/** Life as a drop with one number in it, as full as the seat is of life. */
export function Life({ table, seat }: { table: Pick<DeepTable, 'view'>; seat: Seat }) {
  const player = playerAt(table.view, seat);
  const { life, status } = player;
  if (status !== 'living') {
    return (
      <span className={styles.ghost}>
        <Picture emblem={emblemOf('kill')} />
      </span>
    );
  }
  const empty = Math.round(100 * (1 - life / fullLife(player)));
  return (
    <span className={styles.life} data-low={life <= 4 || undefined} data-falling={life === 0 || undefined}>
      <svg viewBox="10 0 80 100" className={styles.drop} aria-hidden="true">
        <path d={LIFE_DROP} />
      </svg>
      <svg
        viewBox="10 0 80 100"
        className={styles.blood}
        style={{ clipPath: `inset(${empty}% 0 0)` }}
        aria-hidden="true"
      >
        <path d={LIFE_DROP} />
      </svg>
      {/* A new number is a new element, so that it ticks. */}
      <span key={`life ${life}`} className={styles.number} data-number="life">
        {life}
      </span>
    </span>
  );
}
