/** The two hands: one's own, large, and the rival's backs. */
import { useState } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardBack, CardFace } from './cards/CardFace.tsx';
import styles from './hands.module.css';
import { type Sorting, sorted } from './things.ts';
import { useRiseWords } from './words/index.ts';

export function OwnHand({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const [sorting, setSorting] = useState<Sorting>('colour');
  const { cultists = [], monsters = [], artifacts = [] } = table.view.players[table.me as 0 | 1];
  const cards: readonly string[] = [...sorted(cultists, sorting), ...monsters, ...artifacts];
  const sortKey = sorting === 'colour' ? 'rise.sortColour' : 'rise.sortValue';
  const heading = table.isYours ? words('rise.yourHand') : words('rise.handOf', { name: table.names[table.me] ?? '' });
  return (
    <section className={styles.own} aria-label={heading}>
      <div className={styles.header}>
        <h2 className={styles.heading}>{heading}</h2>
        <Actions table={table} />
        {cultists.length > 1 && (
          <button
            type="button"
            className={styles.sort}
            aria-label={`${words(sortKey)}: ${words('rise.sort')}`}
            onClick={() => setSorting(sorting === 'colour' ? 'value' : 'colour')}
          >
            {words(sortKey)}
          </button>
        )}
      </div>
      <Cards table={table} cards={cards} />
    </section>
  );
}

function Cards({ table, cards }: { table: RiseTable; cards: readonly string[] }) {
  const words = useRiseWords();
  const backs = backsOf(table, table.me);
  return (
    <ul className={styles.cards} data-place={`hand-${table.me}`} data-many={cards.length > 9 || undefined}>
      {cards.length === 0 && backs.length === 0 && <li className={styles.none}>{words('rise.emptyHand')}</li>}
      {cards.length === 0 &&
        backs.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs cannot be told apart
          <li key={i} className={styles.backCard}>
            <CardBack kind={kind} />
          </li>
        ))}
      {cards.map((card) => (
        <li key={card} className={styles.card} data-chosen={card === table.chosen || undefined}>
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
  );
}

/** What is left of the two actions, as pips. */
function Actions({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const { view } = table;
  if (view.result !== null || view.activeSeat !== table.me) return null;
  return (
    <span className={styles.actions} role="img" aria-label={words('rise.actions', { left: view.actionsLeft })}>
      {[0, 1].map((i) => (
        <span key={i} className={styles.action} data-left={i < view.actionsLeft || undefined} />
      ))}
      <span aria-hidden="true">{words('rise.actions', { left: view.actionsLeft })}</span>
    </span>
  );
}

/** The rival's hand: backs, unless the Lamp lights it or the game is over. */
export function RivalHand({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const player = table.view.players[table.rival as 0 | 1];
  const name = table.names[table.rival] ?? '';
  const open: readonly string[] = [
    ...sorted(player.cultists ?? []),
    ...(player.monsters ?? []),
    ...(player.artifacts ?? []),
  ];
  return (
    <section
      className={styles.rival}
      aria-label={words('rise.handCount', { name, ...player.counts })}
      data-place={`hand-${table.rival}`}
    >
      <span className={styles.owner} aria-hidden="true">
        {name}
      </span>
      <ul className={styles.backs} data-open={open.length > 0 || undefined}>
        {open.map((card) => (
          <li key={card} className={styles.rivalCard}>
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
        {open.length === 0 &&
          backsOf(table, table.rival).map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs cannot be told apart
            <li key={i} className={styles.rivalBack}>
              <CardBack kind={kind} />
            </li>
          ))}
      </ul>
      <span className={styles.counts} aria-hidden="true">
        {player.counts.cultists + player.counts.monsters + player.counts.artifacts}
      </span>
    </section>
  );
}

function backsOf(table: RiseTable, seat: number): ('cultist' | 'monster' | 'artifact')[] {
  const { counts } = table.view.players[seat as 0 | 1];
  return [
    ...Array<'cultist'>(counts.cultists).fill('cultist'),
    ...Array<'monster'>(counts.monsters).fill('monster'),
    ...Array<'artifact'>(counts.artifacts).fill('artifact'),
  ];
}
