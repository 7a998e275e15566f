/** Somebody's state was checked (AC-4.40): what the checker alone sees of the pulse cards, and what to announce. */
import type { AmongTable } from '../among-table.ts';
import { Person } from '../council/Person.tsx';
import { CardFace } from '../mine/CardFace.tsx';
import { useAmongWords } from '../words/index.ts';
import { Tile } from './Tile.tsx';
import styles from './trays.module.css';

const KINDS = ['alive', 'dead'] as const;

export function Check({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { checked } = table.view;
  if (checked === undefined) return null;
  return (
    <div className={styles.scene}>
      <div className={styles.people}>
        <Person table={table} seat={checked.target} />
        <ul className={styles.seen} aria-label={words('among.checkYours')}>
          {KINDS.filter((card) => checked[card] > 0).map((card) => (
            <li key={card} className={styles.smallCard}>
              <CardFace card={card} name={table.name(card)} />
              <span className="unseen">{table.name(card)}</span>
              <span className={styles.times} data-number="cards">
                {checked[card]}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.tiles}>
        {table.options.map(({ description }) => {
          const [thing = ''] = description.path;
          return (
            <li key={thing}>
              <Tile table={table} thing={thing} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
