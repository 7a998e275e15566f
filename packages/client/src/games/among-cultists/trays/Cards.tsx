/** Cards to choose from in a tray. */
import type { PulseCard, RoomCard } from '@conclave/among-cultists';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { CardFace } from '../mine/CardFace.tsx';
import styles from './trays.module.css';

export function Cards({ table, cards }: { table: AmongTable; cards: readonly (PulseCard | RoomCard)[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card} className={styles.card}>
          <Thing touching={table.touching} thing={`card:${card}`} label={table.name(card)}>
            <CardFace card={card} name={table.name(card)} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
