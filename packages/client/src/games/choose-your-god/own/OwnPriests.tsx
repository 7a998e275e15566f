/** My Free Priests, and those that were spent for Rituals. */
import type { CityTable } from '../board-table.ts';
import { PriestButton, PriestToken } from '../pieces/Priests.tsx';
import { playerAt, sortedPriests } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './priests.module.css';

export function OwnPriests({ table }: { table: CityTable }) {
  const words = useCityWords();
  const player = playerAt(table.view, table.me);
  const free = sortedPriests(player, ({ zone }) => zone === 'free');
  const spent = sortedPriests(player, ({ zone }) => zone === 'sheet');
  return (
    <div className={styles.priests} data-scroll>
      <h3 className={styles.heading}>{words('city.freePriests')}</h3>
      <ul className={styles.free} data-place={`seat-${table.me}`} data-many={free.length > 6 || undefined}>
        {free.length === 0 && <li className={styles.none}>{words('city.noFreePriests')}</li>}
        {free.map((priest) => (
          <li key={priest.id} className={styles.priest}>
            <PriestButton table={table} seat={table.me} player={player} priest={priest} />
          </li>
        ))}
      </ul>
      {spent.length > 0 && (
        <p className={styles.spent}>
          {words('city.onSheet')}:{' '}
          {spent.map((priest) => (
            <span key={priest.id} className={styles.spentPriest} data-card={priest.id}>
              <PriestToken player={player} priest={priest} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
