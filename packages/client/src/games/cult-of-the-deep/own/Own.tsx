/** Everything that is mine, in one order: who I am and how I win, my life, what I can use. */
import type { DeepTable } from '../deep-table.ts';
import hues from '../pieces/hues.module.css';
import { Plate } from '../seats/Plate.tsx';
import { playerAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import { Cards, HideButton, useHidden } from './Cards.tsx';
import { goalOf } from './goal.ts';
import { Holdings } from './Holdings.tsx';
import styles from './own.module.css';
import { RolePips } from './RolePips.tsx';

interface Props {
  readonly table: DeepTable;
  readonly openSuspicions: () => void;
  readonly openKnown: () => void;
}

export function Own({ table, openSuspicions, openKnown }: Props) {
  const words = useDeepWords();
  const { me } = table;
  const name = table.seatName(me);
  return (
    <section
      className={`${styles.own} ${hues.hue}`}
      data-seat={me}
      aria-label={table.isYours ? words('deep.yourPlace') : words('deep.placeOf', { name })}
    >
      <div className={styles.head}>
        <Goal table={table} />
        {table.known.length > 0 && (
          <button type="button" className={styles.known} onClick={openKnown}>
            {words('deep.youKnow')} <b>{table.known.length}</b>
          </button>
        )}
        <RolePips table={table} open={openSuspicions} />
        <HideButton table={table} />
      </div>
      <div className={styles.me}>
        <Plate table={table} seat={me} size="compact" />
      </div>
      <Cards table={table} />
      <Holdings table={table} />
    </section>
  );
}

function Goal({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { role, roleIsPublic } = playerAt(table.view, table.me);
  const isHidden = useHidden() && !roleIsPublic && table.view.result === null;
  const goal = isHidden ? null : goalOf(table.view, table.me);
  return (
    <p className={styles.goal}>
      {role === undefined || isHidden ? (
        words('deep.roleSecret')
      ) : (
        <b className={styles.roleName}>{table.name(role)}</b>
      )}{' '}
      {goal}
    </p>
  );
}
