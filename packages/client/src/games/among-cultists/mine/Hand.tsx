/** The cards in hand by kind. Those of somebody else are backs. */
import { CARDS } from '@conclave/among-cultists';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { useAmongWords } from '../words/index.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import styles from './hand.module.css';

export function Hand({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { hand, handCount } = table.player(table.me);
  if (hand === undefined) return <Backs pulse={handCount.pulse} room={handCount.room} />;
  const kinds = CARDS.filter((card) => hand[card] > 0);
  return (
    <ul className={styles.hand} data-place="hand" aria-label={words('among.hand')}>
      {kinds.map((card) => (
        <li key={card} className={styles.card} data-deep={hand[card] > 1 || undefined}>
          <Thing
            touching={table.touching}
            thing={`card:${card}`}
            label={words('among.cardLabel', { card: table.name(card), count: hand[card] })}
          >
            <CardFace card={card} name={table.name(card)} />
          </Thing>
          <span className={styles.count} data-number="cards" aria-hidden="true">
            {hand[card]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Somebody's hand as those see it who only look on. */
function Backs({ pulse, room }: { pulse: number; room: number }) {
  const words = useAmongWords();
  return (
    <ul className={styles.hand} aria-label={words('among.hand')}>
      {[pulse, room].map((count, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pulse cards first, then room cards
        <li key={i} className={styles.card}>
          <CardBack />
          <span className={styles.count} data-number="cards">
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
