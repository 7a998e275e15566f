/** One's Route card (AC-2.8): which room colours it names in each round. */
import { COLOURS, type RouteId, routeRow } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { ROUNDS } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './route.module.css';

/** On a phone only the next rounds fit. */
const SOON = 4;

export function RouteCard({ table, route }: { table: AmongTable; route: RouteId }) {
  const words = useAmongWords();
  const { round } = table.view;
  const named = (of: number) => routeRow(route, of).map((colour) => table.name(colour));
  const label = words('among.routeLabel', { colours: named(round).join(', ') });
  return (
    <Thing touching={table.touching} thing="route" className={styles.route} label={label}>
      <span className={styles.caption}>{words('among.route')}</span>
      <span className={styles.grid}>
        {ROUNDS.map((one) => (
          <span
            key={one}
            className={styles.column}
            data-now={one === round || undefined}
            data-past={one < round || undefined}
            data-late={one > round + SOON || undefined}
          >
            <span className={styles.number}>{one}</span>
            {COLOURS.map((colour) => (
              <span key={colour} className={styles.cell} data-colour={colour}>
                {routeRow(route, one).includes(colour) && <Picture emblem={emblemOf(colour)} />}
              </span>
            ))}
          </span>
        ))}
      </span>
    </Thing>
  );
}
