/** The map of the game: places where the specification puts them, the ways between them, and everybody on it. */
import { useRef, useState } from 'react';
import type { AmongTable } from '../among-table.ts';
import { costsIn } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import { Altar, Glyphs } from './Glyphs.tsx';
import styles from './map.module.css';
import { Place } from './Place.tsx';
import { Walks, Ways } from './Ways.tsx';

export function MapSheet({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { view, map } = table;
  const [isLarge, setLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const costs = costsIn(view);

  /** The larger map begins where one's own Character stands. */
  function zoom(): void {
    setLarge(!isLarge);
    requestAnimationFrame(() =>
      frame.current
        ?.querySelector(`[data-place="${CSS.escape(table.player(table.me).location)}"]`)
        ?.scrollIntoView({ block: 'center', inline: 'center' }),
    );
  }

  return (
    <section className={styles.map} aria-label={table.name(view.options.map)} data-map={view.options.map}>
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
      <button type="button" className={styles.zoom} aria-pressed={isLarge} onClick={zoom}>
        {words(isLarge ? 'among.zoomOut' : 'among.zoomIn')}
      </button>
    </section>
  );
}
