import { Tray } from '../../../table/tray/Tray.tsx';
import type { CityTable } from '../board-table.ts';
import { useCityWords } from '../words/index.ts';
import styles from './tray.module.css';

/** All that only the person was told since the last decision. */
export function Known({ table, close }: { table: CityTable; close: () => void }) {
  const words = useCityWords();
  return (
    <Tray title={words('city.known')} question="known" close={close}>
      <ul className={styles.known}>
        {table.known.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Tray>
  );
}
