/** A god answers: a moment that covers the table and lets everything through. Any touch or key ends it. */
import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import { rays } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { GODS } from '../art/gods.ts';
import type { CityTable } from '../board-table.ts';
import type { CultId } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './summoning.module.css';

const LASTS = 2200;
const HALO = rays({ at: [50, 50], from: 54, to: 90, count: 36, width: 2.4, uneven: -14 });

export function Summoning({ table, fresh }: { table: CityTable; fresh: readonly ToldEvent[] }) {
  const words = useCityWords();
  const [moment, setMoment] = useState<ToldEvent | null>(null);
  useEffect(() => {
    const summoned = fresh.findLast((event) => event.type === 'summoned');
    if (summoned !== undefined) setMoment(summoned);
  }, [fresh]);
  useEffect(() => {
    if (moment === null) return;
    const end = () => setMoment(null);
    const timer = setTimeout(end, LASTS);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [moment]);
  if (moment === null) return null;
  const cult = moment.cult as CultId;
  return (
    <div className={styles.moment} aria-hidden="true">
      <svg className={styles.figure} viewBox="-40 -40 180 180" aria-hidden="true">
        <path d={HALO} className={styles.halo} />
        <g className={styles.risen}>
          <Layers emblem={GODS[cult]} />
        </g>
      </svg>
      <p className={styles.name}>
        {words(moment.summonings === 1 ? 'city.summoned.1' : 'city.summoned.2', { cult: table.name(cult) })}
      </p>
    </div>
  );
}
