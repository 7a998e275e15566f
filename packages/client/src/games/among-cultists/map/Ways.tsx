/** The ways of the map and the walks on them, in one drawing that stretches with the sheet. */
import type { LocationId } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import type { AmongTable } from '../among-table.ts';
import painted from '../people/token.module.css';
import { anchorOf, plannedWalks } from '../things.ts';
import { GROUND } from './ground.ts';
import styles from './ways.module.css';

const WHOLE = '0 0 1200 800';

export function Ways({ table }: { table: AmongTable }) {
  const { view, map } = table;
  const lines = map.edges.map(({ kind, from, to, glyph }) => {
    const [x1, y1] = anchorOf(view, from);
    const [x2, y2] = anchorOf(view, to);
    const by = kind === 'obstacle' && glyph !== undefined ? `L${glyph[0]} ${glyph[1]}` : '';
    return { key: `${from} ${to}`, kind, d: `M${x1} ${y1}${by}L${x2} ${y2}` };
  });
  return (
    <svg className={styles.ways} viewBox={WHOLE} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {GROUND[view.options.map].map((d) => (
        <path key={d.slice(0, 24)} d={d} className={styles.ground} />
      ))}
      {lines.map(({ key, kind, d }) => (
        <path key={key} d={d} className={styles.wall} data-kind={kind} />
      ))}
      {lines.map(({ key, kind, d }) => (
        <path
          key={key}
          d={d}
          className={styles.floor}
          data-kind={kind}
          data-open={(kind === 'locked-door' && view.door === 'open') || undefined}
        />
      ))}
    </svg>
  );
}

/** The way that is being chosen, other ways to the same place, and the walks just taken or pointed at. */
export function Walks({ table }: { table: AmongTable }) {
  const { view } = table;
  const here = table.player(table.me).location;
  const { best, others } = plannedWalks(table);
  const movers = new Set<Seat>(table.fresh.flatMap((event) => (event.type === 'stepped' ? [event.seat] : [])));
  if (table.pointed !== null) movers.add(table.pointed);
  const line = (walk: readonly LocationId[]) => `M${walk.map((id) => anchorOf(view, id).join(' ')).join('L')}`;
  return (
    <svg className={styles.walks} viewBox={WHOLE} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {[...movers].map((seat) => (
        <path
          key={seat}
          d={line(table.player(seat).walk)}
          className={`${painted.painted} ${styles.trail}`}
          data-seat={seat}
        />
      ))}
      {others.map((walk) => (
        <path key={walk.join()} d={line([here, ...walk])} className={styles.planned} data-other />
      ))}
      {best !== null && <path d={line([here, ...best])} className={styles.planned} />}
    </svg>
  );
}
