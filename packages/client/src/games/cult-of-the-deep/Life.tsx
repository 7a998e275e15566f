import type { Seat, ToldEvent } from '@conclave/kernel';
import { Picture } from '../shared/art/Picture.tsx';
import { LIFE_DROP } from './art/faces.ts';
import { emblemOf } from './art/index.ts';
import type { DeepTable } from './deep-table.ts';
import styles from './life.module.css';
import { forecastOf, playerAt } from './things.ts';

/** Life as a drop with a number; what was just lost or gained rises from it, what lies there casts its shadow ahead. */
export function Life({ table, seat }: { table: DeepTable; seat: Seat }) {
  const { view, fresh } = table;
  const { life, status } = playerAt(view, seat);
  if (status !== 'living') {
    return (
      <span className={styles.ghost}>
        <Picture emblem={emblemOf('kill')} />
      </span>
    );
  }
  const forecast = view.result === null ? forecastOf(view, seat) : null;
  const change = changeIn(fresh, seat);
  return (
    <span
      className={styles.life}
      data-low={life <= 4 || undefined}
      data-falling={life === 0 || undefined}
      aria-hidden="true"
    >
      <svg viewBox="10 0 80 100" className={styles.drop} aria-hidden="true">
        <path d={LIFE_DROP} />
      </svg>
      <span key={life} className={styles.number}>
        {life}
      </span>
      {forecast !== null && (
        <span className={styles.forecast} data-worse={forecast < life || undefined}>
          →{forecast}
        </span>
      )}
      {change !== 0 && (
        <span key={keyOf(fresh)} className={styles.change} data-worse={change < 0 || undefined}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}

/** How much life the seat lost or gained by what was just told. */
function changeIn(fresh: readonly ToldEvent[], seat: Seat): number {
  return fresh.reduce((sum, event) => {
    if (event.seat !== seat) return sum;
    const amount = typeof event.amount === 'number' ? event.amount : 0;
    if (event.type === 'lifeGained') return sum + amount;
    return event.type === 'lifeLost' || event.type === 'lifePaid' ? sum - amount : sum;
  }, 0);
}

const keys = new WeakMap<object, number>();
let made = 0;

/** A number for each piece of news, so that the same change twice rises twice. */
function keyOf(fresh: readonly ToldEvent[]): number {
  const known = keys.get(fresh);
  if (known !== undefined) return known;
  made += 1;
  keys.set(fresh, made);
  return made;
}
