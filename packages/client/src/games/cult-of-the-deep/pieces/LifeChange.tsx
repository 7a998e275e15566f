/** What stands below a drop: what it has just lost or gained, else what it would become; its place is always kept. */
import type { DeepTold } from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';
import { useEffect, useRef, useState } from 'react';
import type { DeepTable } from '../deep-table.ts';
import { forecastOf, playerAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './life.module.css';

export function LifeChange({ table, seat }: { table: DeepTable; seat: Seat }) {
  const words = useDeepWords();
  const { view, touching } = table;
  const change = useChange(table.fresh, seat, table.tempo.linger);
  const { life, status } = playerAt(view, seat);
  const isBusy = touching.touched.length > 0 || touching.touchable.size > 0;
  if (change !== 0 && !isBusy) {
    return (
      <span className={styles.change} data-change data-worse={change < 0 || undefined}>
        {change > 0 ? `+${change}` : `−${-change}`}
      </span>
    );
  }
  const forecast = forecastOf(view, seat, table.after(`seat:${seat}`) ?? view);
  if (forecast !== null) {
    return (
      <span className={styles.forecast} data-preview data-worse={forecast < life || undefined}>
        {words('deep.becomes', { number: forecast })}
      </span>
    );
  }
  if (status !== 'living' || life > 0 || view.result !== null) return null;
  return (
    <span className={styles.forecast} data-worse>
      {words('deep.falls')}
    </span>
  );
}

/** How much life the seat has just lost or gained; 0 after a while. */
function useChange(fresh: readonly DeepTold[], seat: Seat, linger: number): number {
  const [shown, setShown] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is shown once
  useEffect(() => {
    const change = changeIn(fresh, seat);
    if (change === 0) return;
    setShown(change);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(0), linger);
  }, [fresh]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return shown;
}

function changeIn(fresh: readonly DeepTold[], seat: Seat): number {
  return fresh.reduce((sum, event) => {
    if (!('amount' in event) || event.seat !== seat) return sum;
    if (event.type === 'lifeGained') return sum + event.amount;
    return event.type === 'lifeLost' || event.type === 'lifePaid' ? sum - event.amount : sum;
  }, 0);
}
