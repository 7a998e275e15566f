import type { DeepTable } from '../deep-table.ts';
import { useDeepWords } from '../words/index.ts';
import { Altar } from './Altar.tsx';
import styles from './altar.module.css';

export function Altars({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  return (
    <ul className={styles.altars} style={{ '--altars': table.view.altars.length }} aria-label={words('deep.altars')}>
      {table.view.altars.map(({ ritual }, index) => (
        <Altar key={ritual} table={table} index={index} />
      ))}
    </ul>
  );
}
