import type { Seat } from '@conclave/kernel';
import { hasLongWord } from '../../shared/long-word.ts';
import type { AmongTable } from '../among-table.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Token } from '../people/Token.tsx';
import styles from './person.module.css';

/** What a portrait on a phone has room for in one line. */
const ROOM_FOR_LETTERS = 9;

/** Somebody in a moment: portrait, sign and name. */
export function Person({ table, seat }: { table: AmongTable; seat: Seat }) {
  const player = table.player(seat);
  return (
    <span className={styles.person}>
      <span className={styles.frame}>
        <Portrait seat={seat} player={player} />
        <span className={styles.token}>
          <Token seat={seat} letter={table.character(seat).charAt(0)} isGhost={player.ghost} />
        </span>
      </span>
      <span className={styles.name} data-long={hasLongWord(table.names[seat] ?? '', ROOM_FOR_LETTERS)}>
        {table.names[seat]}
      </span>
    </span>
  );
}
