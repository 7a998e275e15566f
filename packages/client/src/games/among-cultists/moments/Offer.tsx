/** A card from the reserve is chosen in secret: for the snow owl, or for the ritual. */
import { ROOM_CARDS } from '@conclave/among-cultists';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { CardFace } from '../mine/CardFace.tsx';
import { useAmongWords } from '../words/index.ts';
import styles from './moments.module.css';

export function Offer({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const open = ROOM_CARDS.filter((card) => table.view.pending?.options?.some((choice) => choice.type === card));
  return (
    <div className={styles.meeting}>
      <p className={styles.where}>{words('among.fromReserve')}</p>
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
