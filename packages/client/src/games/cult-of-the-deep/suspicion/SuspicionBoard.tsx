/** A private board to mark what one thinks of each seat, in the tray. */
import type { Seat } from '@conclave/kernel';
import { Tray } from '../../../table/tray/Tray.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { othersAfter, playerAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './suspicion-board.module.css';
import { SUSPECTED_ROLE, SUSPICIONS, useSuspicions } from './suspicions.ts';

export function SuspicionBoard({ table, close }: { table: DeepTable; close: () => void }) {
  const words = useDeepWords();
  const { view, me } = table;
  return (
    <Tray title={words('deep.suspicions')} question="suspicions" close={close}>
      <p className={styles.hint}>{words('deep.suspicionsHint')}</p>
      <ul className={styles.seats}>
        {othersAfter(view, me).map((seat) => (
          <li key={seat} className={styles.seat}>
            <span className={styles.name}>
              <SeatMark seat={seat} /> {table.seatName(seat)}
            </span>
            <Verdict table={table} seat={seat} />
          </li>
        ))}
      </ul>
    </Tray>
  );
}

function Verdict({ table, seat }: { table: DeepTable; seat: Seat }) {
  const words = useDeepWords();
  const { role } = playerAt(table.view, seat);
  const suspicions = useSuspicions(table.view);
  const now = suspicions.of(seat);
  if (role !== undefined) return <span className={styles.known}>{table.name(role)}</span>;
  return (
    <fieldset className={styles.marks}>
      <legend className="unseen">{words('deep.suspicionOf', { name: table.seatName(seat) })}</legend>
      {SUSPICIONS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.mark}
          aria-pressed={now === one}
          onClick={() => suspicions.mark(seat, now === one ? null : one)}
        >
          <span className={styles.picture}>
            <Picture emblem={emblemOf(SUSPECTED_ROLE[one])} />
          </span>
          {words(`deep.suspicion.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
