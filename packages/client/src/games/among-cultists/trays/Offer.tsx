/** A card from the reserve is chosen in secret: for the snow owl, or by those who hold the ritual. */
import { ROOM_CARDS } from '@conclave/among-cultists';
import type { AmongTable } from '../among-table.ts';
import { Person } from '../council/Person.tsx';
import { frameIn } from '../view.ts';
import { useAmongWords } from '../words/index.ts';
import { Cards } from './Cards.tsx';
import styles from './trays.module.css';

export function Offer({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const frame = frameIn(table.view);
  const ritualists = frame?.rule === 'ritual-card' ? frame.picked : [];
  const open = ROOM_CARDS.filter((card) => table.view.pending?.options?.some((choice) => choice.type === card));
  return (
    <div className={styles.scene}>
      {ritualists.length > 0 && (
        <div className={styles.people}>
          {ritualists.map((seat) => (
            <Person key={seat} table={table} seat={seat} />
          ))}
        </div>
      )}
      <div className={styles.answers}>
        <Cards table={table} cards={open} />
        <p className={styles.note}>{words('among.fromReserve')}</p>
      </div>
    </div>
  );
}
