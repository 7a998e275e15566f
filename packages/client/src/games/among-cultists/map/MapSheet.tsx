/** The map of the game: places where the specification puts them, the ways between them, and everybody on it. */
import { useEffect, useRef } from 'react';
import type { AmongTable } from '../among-table.ts';
import { costsIn } from '../things.ts';
import { Altar, Glyphs } from './Glyphs.tsx';
import styles from './map.module.css';
import { Place } from './Place.tsx';
import { Walks, Ways } from './Ways.tsx';

interface Props {
  readonly table: AmongTable;
  /** Larger than its frame, so that it scrolls: for phones. */
  readonly isLarge: boolean;
  /** A moment lies over it: nothing on it can be touched. */
  readonly isCovered: boolean;
}

export function MapSheet({ table, isLarge, isCovered }: Props) {
  const { view, map } = table;
  const frame = useRef<HTMLDivElement>(null);
  const costs = costsIn(view);
  const here = table.player(table.me).location;
  // The larger map begins where one's own Character stands, and follows it.
  useEffect(() => {
    if (!isLarge) return;
    const place = frame.current?.querySelector(`[data-place="${CSS.escape(here)}"]`);
    place?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isLarge, here]);
  return (
    <section
      className={styles.map}
      aria-label={table.name(view.options.map)}
      data-map={view.options.map}
      inert={isCovered}
    >
      <h3 className="unseen">{table.name(view.options.map)}</h3>
      <div className={styles.frame} ref={frame} data-large={isLarge || undefined} tabIndex={isLarge ? 0 : undefined}>
        <div className={styles.sheet} data-dark={view.dark || undefined}>
          <Ways table={table} />
          {view.options.map === 'under-the-surface' && <Altar table={table} />}
          <ul className={styles.places}>
            {map.places.map((place) => (
              <Place key={place.id} table={table} place={place} cost={costs[place.id]} />
            ))}
          </ul>
          <Glyphs table={table} />
          <Walks table={table} />
        </div>
      </div>
    </section>
  );
}
