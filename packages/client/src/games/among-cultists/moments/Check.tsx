/** Somebody's state is checked (AC-4.40): the checker sees the pulse cards, the others see that there is a look. */
import type { Seat } from '@conclave/kernel';
import type { AmongTable } from '../among-table.ts';
import { CardBack, CardFace } from '../mine/CardFace.tsx';
import { useAmongWords } from '../words/index.ts';
import styles from './moments.module.css';
import { Person } from './Person.tsx';

export function Check({ table, target }: { table: AmongTable; target: Seat }) {
  const words = useAmongWords();
  const { checked } = table.view;
  const cards =
    checked === undefined
      ? Array<null>(table.player(target).pulseCount).fill(null)
      : [...Array<'alive'>(checked.alive).fill('alive'), ...Array<'dead'>(checked.dead).fill('dead')];
  return (
    <div className={styles.meeting}>
      <p className={styles.where}>{words(checked === undefined ? 'among.checkOthers' : 'among.checkYours')}</p>
      <div className={styles.sides}>
        <Person table={table} seat={target} />
        <ul className={styles.cards}>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pulse cards have no order
            <li key={i} className={styles.smallCard}>
              {card === null ? <CardBack /> : <CardFace card={card} name={table.name(card)} />}
              {card !== null && <span className="unseen">{table.name(card)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
