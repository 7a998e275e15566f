/** A private board to mark what one thinks of each seat. */
import { roleSet } from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';
import { Dialog } from '../../ui/Dialog.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import type { DeepTable } from './deep-table.ts';
import { SeatMark } from './SeatMark.tsx';
import styles from './suspicion-board.module.css';
import { SUSPECTED_ROLE, SUSPICIONS, useSuspicions } from './suspicions.ts';
import { othersAfter, playerAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function SuspicionBoard({ table, close }: { table: DeepTable; close: () => void }) {
  const words = useDeepWords();
  const { view, me } = table;
  return (
    <Dialog title={words('deep.suspicions')} onClose={close}>
      <p>{words('deep.suspicionsHint')}</p>
      <p className={styles.roles}>{words('deep.rolesInGame', { roles: rolesInWords(table) })}</p>
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
    </Dialog>
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

/** The set everybody knows (CD-3.1): "High Priest, Faithful, 2 × Cabalist". */
function rolesInWords({ view, name }: Pick<DeepTable, 'view' | 'name'>): string {
  const counts = new Map<string, number>();
  for (const role of roleSet(view.sitting.length, view.options)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].map(([role, count]) => (count === 1 ? name(role) : `${count} × ${name(role)}`)).join(', ');
}
