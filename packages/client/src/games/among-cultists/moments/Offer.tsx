/** A card from the reserve is chosen in secret: for the snow owl, or by those who hold the ritual, while all look on. */
import { ROOM_CARDS } from '@conclave/among-cultists';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { CardFace } from '../mine/CardFace.tsx';
import { frameIn } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './moments.module.css';
import { Person } from './Person.tsx';

export function Offer({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const frame = frameIn(table.view);
  const ritualists = frame?.rule === 'ritual-card' ? frame.picked : [];
  const open = ROOM_CARDS.filter((card) => table.view.pending?.options?.some((choice) => choice.type === card));
  return (
    <div className={styles.meeting}>
      <p className={styles.where}>{words(open.length > 0 ? 'among.fromReserve' : 'among.hint.ritual-card')}</p>
      {ritualists.length > 0 && (
        <div className={styles.crowd}>
          {ritualists.map((seat) => (
            <Person key={seat} table={table} seat={seat} />
          ))}
        </div>
      )}
      <ul className={styles.cards}>
        {open.map((card) => (
          <li key={card} className={styles.card}>
            <Thing touching={table.touching} thing={`card:${card}`} label={table.name(card)}>
              <CardFace card={card} name={table.name(card)} />
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}
