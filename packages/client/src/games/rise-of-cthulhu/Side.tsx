/** One seat's half of a Location: its Cultists and what is attached there. */
import type { Seat } from '@conclave/kernel';
import type { CSSProperties } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardFace } from './cards/CardFace.tsx';
import styles from './location.module.css';
import { type LocationId, sorted } from './things.ts';
import { useRiseWords } from './words/index.ts';

/** Cards in one row of a side, so that each stays wide enough to be touched. */
const IN_ROW = 5;

export function Side({ table, id, seat, isMine }: { table: RiseTable; id: LocationId; seat: Seat; isMine: boolean }) {
  const words = useRiseWords();
  const { cultists, attachments } = table.view.locations[id].sides[seat as 0 | 1];
  const cards: readonly string[] = [...attachments, ...sorted(cultists)];
  const label = words(isMine ? 'rise.yourSide' : 'rise.sideOf', {
    location: table.name(id),
    name: table.names[seat] ?? '',
    total: table.view.locations[id].totals[seat as 0 | 1],
  });
  return (
    <ul className={`${styles.side} ${isMine ? styles.mine : styles.theirs}`} aria-label={label}>
      {cards.length === 0 && <li className={styles.none}>{words('rise.noCards')}</li>}
      {rowsOf(cards).map((row) => (
        <li key={row[0]} className={styles.row}>
          <ul className={styles.cards} style={{ '--n': row.length } as CSSProperties}>
            {row.map((card) => (
              <li key={card} className={styles.card} data-lost={table.preview?.lost.has(card) || undefined}>
                <ThingButton
                  touching={table.touching}
                  thing={`card:${card}`}
                  card={card}
                  label={table.name(card)}
                  onPoint={table.point}
                >
                  <CardFace card={card} name={table.name(card)} />
                </ThingButton>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function rowsOf(cards: readonly string[]): string[][] {
  const rows = Math.ceil(cards.length / IN_ROW);
  const perRow = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => cards.slice(i * perRow, (i + 1) * perRow));
}
