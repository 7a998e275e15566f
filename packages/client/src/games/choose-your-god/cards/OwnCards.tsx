/** The cards one holds and the Licenses that lie before one, in one row. */
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { nameOfCard, playerAt, thingOfCard } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { CardBack, CardFace, cardLabel } from './CardFace.tsx';
import styles from './own-cards.module.css';

/** More than these do not fit side by side with their texts. */
const MANY = 3;

export function OwnCards({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { view, me, touching } = table;
  const player = playerAt(view, me);
  const hand: readonly string[] = [...(player.hand?.miracles ?? []), ...(player.hand?.intrigues ?? [])];
  const open: readonly string[] = [...player.licenses, ...(view.supremacy.owner === me ? ['supremacy'] : [])];
  const backs = player.hand === undefined ? backsOf(player.handCounts) : [];
  const heading = view.seat === me ? words('city.yourCards') : words('city.cardsOf', { name: table.names[me] ?? '' });
  const count = hand.length + open.length + backs.length;
  const isPhone = table.frame === 'portrait' || table.frame === 'landscape';
  const areSlips = isPhone || count > MANY;
  return (
    <section className={styles.own} aria-label={heading}>
      <h3 className={styles.heading}>
        {heading} <span className={styles.count}>{count}</span>
      </h3>
      {count === 0 && <p className={styles.none}>{words('city.noCards')}</p>}
      <ul
        className={styles.cards}
        data-place={`hand-${me}`}
        data-slips={areSlips || undefined}
        data-count={count}
        data-scroll={areSlips || undefined}
      >
        {[...hand, ...open].map((card) => (
          <li key={card} className={styles.card}>
            <Thing
              touching={touching}
              thing={thingOfCard(card, hand, touching.touchable)}
              card={card}
              label={cardLabel(table, card, words)}
              onPoint={table.point}
            >
              <CardFace
                table={table}
                card={card}
                isDown={card === 'supremacy' && !view.supremacy.faceUp}
                isSlip={areSlips}
                text={areSlips ? undefined : table.text(nameOfCard(card))}
              />
            </Thing>
          </li>
        ))}
        {backs.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs cannot be told apart
          <li key={i} className={styles.card}>
            <CardBack kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function backsOf({ miracles, intrigues }: { miracles: number; intrigues: number }): ('miracle' | 'intrigue')[] {
  return [...Array<'miracle'>(miracles).fill('miracle'), ...Array<'intrigue'>(intrigues).fill('intrigue')];
}
