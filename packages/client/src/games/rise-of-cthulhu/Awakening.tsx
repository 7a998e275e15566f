/** An Old One awakens: a moment that covers the table and lets everything through. Any touch or key ends it. */
import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import { rays } from '../shared/art/gouge.ts';
import { Layers } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import styles from './awakening.module.css';
import type { RiseTable } from './board-table.ts';
import { useRiseWords } from './words/index.ts';

const LASTS = 2200;
const HALO = rays({ at: [50, 50], from: 44, to: 88, count: 36, width: 2, uneven: -14 });

export function Awakening({ table, fresh }: { table: RiseTable; fresh: readonly ToldEvent[] }) {
  const words = useRiseWords();
  const [moment, setMoment] = useState<ToldEvent | null>(null);
  useEffect(() => {
    const awoke = fresh.findLast((event) => event.type === 'oldOneAwoke');
    if (awoke !== undefined) setMoment(awoke);
  }, [fresh]);
  useEffect(() => {
    if (moment === null) return;
    const end = () => setMoment(null);
    const timer = setTimeout(end, LASTS);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [moment]);
  if (moment === null) return null;
  const favoured = moment.favoured as number | null;
  return (
    <div className={styles.moment} aria-hidden="true">
      <svg className={styles.figure} viewBox="-40 -40 180 180" aria-hidden="true">
        <path d={HALO} className={styles.halo} />
        <g className={styles.risen}>
          <Layers emblem={emblemOf(moment.oldOne as string)} />
        </g>
      </svg>
      <p className={styles.name}>{words('rise.awakens', { name: table.name(moment.oldOne as string) })}</p>
      <p className={styles.favour}>
        {table.name(moment.location as string)} ·{' '}
        {favoured === null
          ? words('rise.favoursNobody')
          : favoured === table.me
            ? words('rise.favoursYou')
            : words('rise.favours', { name: table.names[favoured] ?? '' })}
      </p>
    </div>
  );
}
