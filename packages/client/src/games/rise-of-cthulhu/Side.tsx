/** One seat's half of a Location: its Cultists and what is attached there. */
import type { Seat, Thing } from '@conclave/kernel';
import type { Touching } from '../../table/contract.ts';
import { ThingButton } from '../../table/ThingButton.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { SIGILS } from './art/sigils.ts';
import type { RiseTable } from './board-table.ts';
import { CardFace } from './cards/CardFace.tsx';
import styles from './side.module.css';
import type { OpenTray } from './Tray.tsx';
import { cardsAt, type LocationId } from './things.ts';
import { useRiseWords } from './words/index.ts';

/** Cards in one row of a side, so that each shows its value and sign. */
const IN_ROW = 5;
/** Faint places where cards may come to lie, so that an early board is a board and not a void. */
const DOCKS = [0, 1, 2];

const NOTHING: ReadonlySet<Thing> = new Set();

interface Props {
  readonly table: RiseTable;
  readonly id: LocationId;
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly open: (tray: OpenTray) => void;
}

export function Side({ table, id, seat, isMine, open }: Props) {
  const words = useRiseWords();
  const cards = cardsAt(table.view, id, seat);
  const label = words(isMine ? 'rise.yourSide' : 'rise.sideOf', {
    location: table.name(id),
    name: table.names[seat] ?? '',
    total: table.view.locations[id].totals[seat as 0 | 1],
  });
  const whole = `side:${id}:${seat}`;
  const isOne = table.isTouch && cards.some((card) => table.touching.touchable.has(`card:${card}`));
  const touching = isOne ? { ...table.touching, touchable: NOTHING } : table.touching;
  return (
    <div className={styles.side} data-mine={isMine || undefined}>
      <ul className={styles.rows} aria-label={label}>
        {cards.length === 0 && <li className="unseen">{words('rise.noCards')}</li>}
        {cards.length === 0 && (
          <li className={styles.docks} aria-hidden="true">
            {DOCKS.map((dock) => (
              <span key={dock} className={styles.dock}>
                <Picture emblem={SIGILS.jade} />
              </span>
            ))}
          </li>
        )}
        {rowsOf(cards).map((row) => (
          <li key={row[0]} className={styles.row}>
            <ul className={styles.cards} style={{ '--n': row.length }}>
              {row.map((card) => (
                <li key={card} className={styles.card} data-lost={table.preview?.lost.has(card) || undefined}>
                  <ThingButton
                    touching={touching}
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
          </li>
        ))}
      </ul>
      {isOne && (
        <ThingButton
          touching={opening(table.touching, whole, () => open({ kind: 'side', location: id, seat }))}
          thing={whole}
          className={styles.whole}
          label={label}
        >
          {null}
        </ThingButton>
      )}
    </div>
  );
}

/** For fingers a side is one target, which lays its cards out. */
function opening(touching: Touching, thing: string, open: () => void): Touching {
  return { ...touching, touchable: new Set([thing]), touch: open };
}

function rowsOf(cards: readonly string[]): string[][] {
  const rows = Math.ceil(cards.length / IN_ROW);
  const perRow = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => cards.slice(i * perRow, (i + 1) * perRow));
}
