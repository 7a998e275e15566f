/** The round plan: one sheet, the same for everybody, with an answer for each of the thirteen Locations (CG-4.77). */
import { NUMBERS, ROWS, type Row } from '@conclave/choose-your-god';
import { useId, useState } from 'react';
import { RuleLink } from '../../../table/rules/RuleLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type Location, presenceIn } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { rowAt, stillToCome } from './moment.ts';
import type { Ordering } from './Orders.tsx';
import styles from './orders.module.css';

type Sheet = Readonly<Record<Location, Row>>;

export function Plan({ ordering }: { ordering: Ordering }) {
  const words = useCityWords();
  const { view, orders, order, close } = ordering;
  const open = stillToCome(view);
  const [sheet, setSheet] = useState<Sheet>(() =>
    Object.fromEntries(NUMBERS.map((location) => [location, rowAt(orders, location)])),
  );
  const fill = (locations: readonly Location[], row: Row) =>
    setSheet({ ...sheet, ...Object.fromEntries(locations.map((location) => [location, row])) });

  function give(): void {
    order({
      round: view.round,
      standing: null,
      rows: Object.fromEntries(open.map((one) => [one, sheet[one] ?? 'ask'])),
    });
    close();
  }

  return (
    <div className={styles.form}>
      <p className={styles.note}>
        {words('city.order.planNote')} <RuleLink rule="CG-4.77" open={ordering.openRule} />
      </p>
      <table className={styles.plan}>
        <thead>
          <tr>
            <td />
            {ROWS.map((row) => (
              <th key={row} scope="col">
                <button type="button" className={styles.all} onClick={() => fill(open, row)}>
                  {words(`city.order.answer.${row}`)}
                  <span>{words('city.order.all')}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((location) => (
            <PlanRow
              key={location}
              ordering={ordering}
              location={location}
              isOpen={open.includes(location)}
              row={sheet[location] ?? 'ask'}
              change={(row) => fill([location], row)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.give}>
        <Button kind="primary" onClick={give}>
          {words('city.order.keepPlan')}
        </Button>
      </p>
    </div>
  );
}

interface PlanRowProps {
  readonly ordering: Ordering;
  readonly location: Location;
  readonly isOpen: boolean;
  readonly row: Row;
  readonly change: (row: Row) => void;
}

function PlanRow({ ordering, location, isOpen, row, change }: PlanRowProps) {
  const words = useCityWords();
  const name = useId();
  const { view, place } = ordering;
  const present = presenceIn(view, location);
  return (
    <tr data-over={!isOpen || undefined} data-empty={present.length === 0 || undefined}>
      <th scope="row">
        <span className={styles.number}>{location}</span>
        <span className={styles.place}>{place(location)}</span>
        <span className={styles.marks}>
          {present.map(({ seat, player }) => (
            <SeatMark key={seat} colour={player.colour} />
          ))}
        </span>
      </th>
      {ROWS.map((one) => (
        <td key={one}>
          <label className={styles.cell}>
            <input
              type="radio"
              name={name}
              checked={row === one}
              disabled={!isOpen}
              aria-label={words('city.order.cell', {
                name: place(location),
                answer: words(`city.order.answer.${one}`),
              })}
              onChange={() => change(one)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
