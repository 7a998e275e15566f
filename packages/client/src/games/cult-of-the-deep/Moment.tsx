/** A death, a role that comes to light, a sigil: a moment that covers the table and lets everything through. */
import type { Seat, ToldEvent } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import { rays } from '../shared/art/gouge.ts';
import { Layers } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import type { DeepTable } from './deep-table.ts';
import styles from './moment.module.css';
import { type DeepWord, useDeepWords } from './words/index.ts';

const LASTS = 2400;
const HALO = rays({ at: [50, 50], from: 46, to: 84, count: 36, width: 2, uneven: -14 });

/** Several may die at once, and one of them may take hold of the High Priest: all that is shown; of everything else the latest. */
export function weightiest<T extends { readonly kind: string }>(moments: readonly T[]): readonly T[] {
  const deaths = moments.filter(({ kind }) => kind === 'died' || kind === 'possessed');
  return deaths.length > 0 ? deaths : moments.slice(-1);
}

interface Shown {
  readonly kind: string;
  readonly picture: string;
  readonly title: string;
  readonly line: string;
}

export function Moment({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { fresh } = table;
  const [shown, setShown] = useState<readonly Shown[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news has its moment once
  useEffect(() => {
    const all = fresh.map((event) => momentOf(table, event, words)).filter((one) => one !== null);
    if (all.length > 0) setShown(weightiest(all));
  }, [fresh]);
  useEffect(() => {
    if (shown.length === 0) return;
    const end = () => setShown([]);
    const timer = setTimeout(end, LASTS);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [shown]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.moment} data-many={shown.length > 1 || undefined} aria-hidden="true">
      {shown.map(({ kind, picture, title, line }) => (
        <div key={title} className={styles.one} data-kind={kind}>
          <svg className={styles.figure} viewBox="-36 -36 172 172" aria-hidden="true">
            <path d={HALO} className={styles.halo} />
            <g className={styles.emblem}>
              <Layers emblem={emblemOf(picture)} />
            </g>
          </svg>
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{line}</p>
        </div>
      ))}
    </div>
  );
}

function momentOf(table: DeepTable, event: ToldEvent, words: DeepWord): Shown | null {
  // The catalogue's names: whoever has just died may have left the seat already.
  const nameOf = (seat: unknown) => table.name(`seat.${seat}`);
  const name = nameOf(event.seat);
  const base = { kind: event.type };
  switch (event.type) {
    case 'died': {
      const killer = event.killer as Seat | null;
      const by = killer === null || killer === event.seat ? '' : words('deep.killedBy', { name: nameOf(killer) });
      const role = table.name(event.role as string);
      return {
        ...base,
        picture: event.role as string,
        title: words('deep.dies', { name }),
        line: [words('deep.was', { role }), by].join(' '),
      };
    }
    case 'sigilDeclared':
      return {
        ...base,
        picture: event.as as string,
        title: table.name(event.as as string),
        line: words('deep.declares', { name }),
      };
    case 'arcaneExplosion':
      return {
        ...base,
        picture: 'sorceress',
        title: words('deep.explosion'),
        line: words('deep.spared', { name: nameOf(event.exempt) }),
      };
    case 'ritualCompleted':
      return {
        ...base,
        picture: event.ritual as string,
        title: table.name(event.ritual as string),
        line: event.seat === null ? words('deep.completed') : words('deep.completedBy', { name }),
      };
    case 'possessed':
      return {
        ...base,
        picture: 'high-priest',
        title: words('deep.possession'),
        line: words('deep.possesses', { name: nameOf(event.from) }),
      };
    case 'revived':
      return {
        ...base,
        picture: 'necromancer',
        title: words('deep.revives', { name }),
        line: words('deep.withLife', { life: event.life as number }),
      };
    default:
      return null;
  }
}
