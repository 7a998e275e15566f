import type { Seat } from '@conclave/kernel';
import { SeatName } from '../../../table/seat/SeatName.tsx';
import type { AmongTable } from '../among-table.ts';
import { Head } from '../people/Head.tsx';
import { Portrait } from '../people/Portrait.tsx';
import styles from './person.module.css';

interface Props {
  readonly table: AmongTable;
  readonly seat: Seat;
  /** Takes all the height there is. */
  readonly isLarge?: boolean;
}

/** Somebody among others: portrait, sign and name. */
export function Person({ table, seat, isLarge = false }: Props) {
  const player = table.player(seat);
  return (
    <span className={styles.person} data-large={isLarge || undefined}>
      <span className={styles.frame}>
        <Portrait seat={seat} player={player} />
        <span className={styles.sign}>
          <Head seat={seat} player={player} />
        </span>
      </span>
      <span className={styles.name}>
        <SeatName forms={table.seats[seat]?.nameForms ?? [table.names[seat] ?? '']} isShort={false} />
      </span>
    </span>
  );
}
