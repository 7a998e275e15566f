/** Cards of a pile or of a side laid out, because one of them is to be chosen or somebody wants to see them. */
import type { Seat } from '@conclave/kernel';
import { ThingButton } from '../../table/ThingButton.tsx';
import { Tray } from '../../table/tray/Tray.tsx';
import type { RiseTable } from './board-table.ts';
import { CardFace } from './cards/CardFace.tsx';
import { cardsAt, type LocationId, sorted } from './things.ts';
import styles from './tray.module.css';
import { type RiseWord, useRiseWords } from './words/index.ts';

const PILES = ['discard', 'valley'] as const;
type Pile = (typeof PILES)[number];

export type OpenTray =
  | { readonly kind: 'pile'; readonly pile: Pile }
  | { readonly kind: 'side'; readonly location: LocationId; readonly seat: Seat };

interface Props {
  readonly table: RiseTable;
  readonly open: OpenTray | null;
  readonly close: () => void;
}

export function RiseTray({ table, open, close }: Props) {
  const words = useRiseWords();
  const asked = PILES.filter((pile) => table.view[pile].some((card) => table.touching.touchable.has(`card:${card}`)));
  if (asked.length > 0) {
    return (
      <Tray title={words('rise.chooseFrom')} question={`${table.told}`}>
        {asked.map((pile) => (
          <Cards key={pile} table={table} cards={sorted(table.view[pile])} />
        ))}
      </Tray>
    );
  }
  if (open === null) return null;
  const cards = open.kind === 'pile' ? sorted(table.view[open.pile]) : cardsAt(table.view, open.location, open.seat);
  return (
    <Tray title={titleOf(table, open, words)} question="" close={close}>
      {cards.length === 0 ? <p>{words('rise.noCards')}</p> : <Cards table={table} cards={cards} />}
    </Tray>
  );
}

function titleOf(table: RiseTable, open: OpenTray, words: RiseWord): string {
  if (open.kind === 'pile') return `${words(`rise.${open.pile}`)} (${table.view[open.pile].length})`;
  const total = table.view.locations[open.location].totals[open.seat as 0 | 1];
  const of = { location: table.name(open.location), name: table.names[open.seat] ?? '', total };
  return words(open.seat === table.me ? 'rise.yourSide' : 'rise.sideOf', of);
}

function Cards({ table, cards }: { readonly table: RiseTable; readonly cards: readonly string[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card} className={styles.card}>
          <ThingButton touching={table.touching} thing={`card:${card}`} label={table.label(card)} onPoint={table.point}>
            <CardFace card={card} name={table.name(card)} />
          </ThingButton>
        </li>
      ))}
    </ul>
  );
}
