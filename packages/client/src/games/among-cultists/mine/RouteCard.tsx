/** One's Route card (AC-2.8): the room colours it names now and next, and where there is room, in all rounds. */
import { COLOURS, type RouteId, routeRow } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { ROUNDS } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './route.module.css';

export function RouteCard({ table, route }: { table: AmongTable; route: RouteId }) {
  const words = useAmongWords();
  const { round } = table.view;
  const colours = routeRow(route, round).map((colour) => table.name(colour));
  const label = words('among.routeLabel', { colours: colours.join(', ') });
  return (
    <Thing touching={table.touching} thing="route" className={styles.route} label={label}>
      <span className={styles.soon}>
        <Row route={route} round={round} />
        {round < ROUNDS.length && <Row route={route} round={round + 1} />}
      </span>
      <span className={styles.all}>
        {ROUNDS.map((one) => (
          <span
            key={one}
            className={styles.column}
            data-now={one === round || undefined}
            data-past={one < round || undefined}
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

/** The four colours of a round; those it does not name are hollow. */
function Row({ route, round }: { route: RouteId; round: number }) {
  const named = routeRow(route, round);
  return (
    <span className={styles.row}>
      <span className={styles.round}>{round}</span>
      {COLOURS.map((colour) => (
        <span
          key={colour}
          className={styles.sign}
          data-colour={colour}
          data-named={named.includes(colour) || undefined}
        >
          {named.includes(colour) && <Picture emblem={emblemOf(colour)} />}
        </span>
      ))}
    </span>
  );
}
