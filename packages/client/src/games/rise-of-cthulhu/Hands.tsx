/** One's own hand, large, and what only oneself was told. */
import { useState } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardBack, CardFace } from './cards/CardFace.tsx';
import styles from './hands.module.css';
import { backsOf, type Sorting, sorted } from './things.ts';
import { useRiseWords } from './words/index.ts';

export function OwnHand({ table, known }: { readonly table: RiseTable; readonly known: readonly string[] }) {
  const words = useRiseWords();
  const [sorting, setSorting] = useState<Sorting>('colour');
  const { cultists = [], monsters = [], artifacts = [] } = table.view.players[table.me as 0 | 1];
  const cards: readonly string[] = [...sorted(cultists, sorting), ...monsters, ...artifacts];
  const heading = table.isYours ? words('rise.yourHand') : words('rise.handOf', { name: table.names[table.me] ?? '' });
  const latest = known.at(-1);
  return (
    <section className={styles.own} aria-label={heading}>
      <Cards table={table} cards={cards} />
      <div className={styles.beside}>
        {latest !== undefined && (
          <p className={styles.known}>
            <b>{words('rise.youKnow')}</b> {latest}
          </p>
        )}
        {cultists.length > 1 && (
          <button
            type="button"
            className={styles.sort}
            onClick={() => setSorting(sorting === 'colour' ? 'value' : 'colour')}
          >
            {words(sorting === 'colour' ? 'rise.sortByValue' : 'rise.sortByColour')}
          </button>
        )}
      </div>
    </section>
  );
}

function Cards({ table, cards }: { readonly table: RiseTable; readonly cards: readonly string[] }) {
  const words = useRiseWords();
  const backs = cards.length === 0 ? backsOf(table.view, table.me) : [];
  return (
    <ul className={styles.cards} data-place={`hand-${table.me}`} data-scroll data-fan>
      {cards.length + backs.length === 0 && <li className={styles.none}>{words('rise.emptyHand')}</li>}
      {backs.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs cannot be told apart
        <li key={i} className={styles.card}>
          <CardBack kind={kind} />
        </li>
      ))}
      {cards.map((card) => (
        <li key={card} className={styles.card} data-chosen={card === table.chosen || undefined}>
          <ThingButton
            touching={table.touching}
            thing={`card:${card}`}
            card={card}
            label={table.label(card)}
            onPoint={table.point}
          >
            <CardFace card={card} name={table.name(card)} />
          </ThingButton>
        </li>
      ))}
    </ul>
  );
}
