/** The map of the game: places where the specification puts them, the ways between them, and everybody on it. */
import { useMemo, useRef } from 'react';
import type { AmongTable } from '../among-table.ts';
import { costsIn, plannedWalks, ticksIn } from '../things.ts';
import { reachesOn } from './cells.ts';
import { Edges } from './Edges.tsx';
import { Altar, Glyphs } from './Glyphs.tsx';
import styles from './map.module.css';
import { Place } from './Place.tsx';
import { roomy } from './roomy.ts';
import { useSize } from './useSize.ts';
import type { Zoom } from './useZoom.ts';
import { Walks, Ways } from './Ways.tsx';

/** Before it was measured. */
const USUAL = { width: 900, height: 600 };

interface Props {
  readonly table: AmongTable;
  readonly zoom: Zoom;
  /** A council lies over it: nothing on it can be touched. */
  readonly isCovered: boolean;
}

export function MapSheet({ table, zoom, isCovered }: Props) {
  const { view, map } = table;
  const sheet = useRef<HTMLDivElement>(null);
  const size = useSize(sheet, USUAL);
  const isLarge = table.frame === 'desk';
  const places = useMemo(() => (isLarge ? roomy(map.places) : map.places), [map, isLarge]);
  const reaches = useMemo(() => reachesOn(places), [places]);
  const costs = costsIn(table.options);
  const ticks = ticksIn(view, table.me);
  const { best } = plannedWalks(table);
  return (
    <section
      className={styles.map}
      aria-label={table.name(view.options.map)}
      data-map={view.options.map}
      inert={isCovered}
    >
      <h3 className="unseen">{table.name(view.options.map)}</h3>
      <div
        className={styles.frame}
        ref={zoom.window}
        data-large={zoom.isLarge || undefined}
        data-scroll={zoom.isLarge || undefined}
        tabIndex={zoom.isLarge ? 0 : undefined}
        {...zoom.handlers}
      >
        <div className={styles.sheet} ref={sheet} data-dark={view.dark || undefined}>
          <Ways table={table} />
          <Walks table={table} />
          {view.options.map === 'under-the-surface' && <Altar table={table} />}
          <Glyphs table={table} />
          <ul className={styles.places}>
            {places.map((place) => (
              <Place
                key={place.id}
                table={table}
                place={place}
                reach={reaches.get(place.id)}
                width={(place.rect[2] / 1200) * size.width}
                height={(place.rect[3] / 800) * size.height}
                cost={costs[place.id]}
                isOnRoute={ticks.has(place.id)}
                isOnWay={best?.includes(place.id) ?? false}
              />
            ))}
          </ul>
        </div>
      </div>
      {zoom.isLarge && <Edges table={table} part={zoom.part} />}
    </section>
  );
}
