/** A Location: what it is, what lies in it, and who is there. */
import { isRoom, type Place as PlaceData, type RoomView } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { hasLongWord } from '../../shared/long-word.ts';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { vignetteOf } from '../art/vignettes.ts';
import { Token } from '../people/Token.tsx';
import { locationThing, lookOf, seatsAt } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import { Dangers } from './Dangers.tsx';
import { placeLabel } from './label.ts';
import styles from './place.module.css';

interface Props {
  readonly table: AmongTable;
  readonly place: PlaceData;
  /** How many steps away it is, while one may go there. */
  readonly cost: number | undefined;
}

export function Place({ table, place, cost }: Props) {
  const words = useAmongWords();
  const { view } = table;
  const { id } = place;
  const [x, y, width, height] = place.rect;
  const look = lookOf(place);
  const vignette = vignetteOf(view.options.map, id, look);
  const isBurning = view.burned?.room === id && view.burned.round === view.round;
  return (
    <li
      className={styles.place}
      data-look={look}
      data-place={id}
      data-unsafe={view.unsafePassages.includes(id) || undefined}
      data-burning={isBurning || undefined}
      data-here={table.player(table.me).location === id || undefined}
      style={{ left: `${x / 12}%`, top: `${y / 8}%`, width: `${width / 12}%`, height: `${height / 8}%` }}
    >
      <Thing
        touching={table.touching}
        thing={locationThing(id)}
        className={styles.plate}
        label={placeLabel(table, id, cost, words)}
        isStop
      >
        {vignette !== null && (
          <span className={styles.vignette}>
            <Picture emblem={vignette} />
          </span>
        )}
        <span className={styles.title}>
          {isRoom(id) && (
            <span className={styles.number}>
              <Picture emblem={emblemOf(look)} />
              {id.slice(-1)}
            </span>
          )}
          <span className={styles.words} data-long={hasLongWord(table.title(id))}>
            {table.title(id)}
          </span>
        </span>
        {isRoom(id) && <Stock room={view.rooms[id] as RoomView} />}
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      </Thing>
      <Dangers table={table} id={id} isBurning={isBurning} />
      <Folk table={table} seats={seatsAt(view, id)} />
    </li>
  );
}

/** A room's deck, its books and its Item. A deck of three or more is active: its cards stand upright. */
function Stock({ room }: { room: RoomView }) {
  return (
    <span className={styles.stock}>
      <span className={styles.deck} data-active={room.active || undefined}>
        {room.deckCount}
      </span>
      {Array.from({ length: room.books }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: books are alike
        <span key={i} className={styles.book}>
          <Picture emblem={emblemOf('book')} />
        </span>
      ))}
      {room.hasItem && (
        <span className={styles.item}>
          <Picture emblem={emblemOf('item-hidden')} />
        </span>
      )}
      {room.spentItem !== null && (
        <span className={`${styles.item} ${styles.spent}`}>
          <Picture emblem={emblemOf(room.spentItem)} />
        </span>
      )}
    </span>
  );
}

function Folk({ table, seats }: { table: AmongTable; seats: readonly Seat[] }) {
  return (
    <span className={styles.folk} data-many={seats.length > 4 || undefined} aria-hidden="true">
      {seats.map((seat) => (
        <Standee key={seat} table={table} seat={seat} />
      ))}
    </span>
  );
}

/** Somebody on the map. It can be touched like the plaque beside the map, which is the one that is read out. */
function Standee({ table, seat }: { table: AmongTable; seat: Seat }) {
  const thing = `seat:${seat}`;
  const canTouch = table.touching.touchable.has(thing);
  const token = <Token seat={seat} letter={table.character(seat).charAt(0)} isGhost={table.player(seat).ghost} />;
  const shared = {
    className: styles.standee,
    'data-card': `standee-${seat}`,
    'data-mine': seat === table.me || undefined,
  };
  return canTouch ? (
    <button type="button" tabIndex={-1} {...shared} data-touchable onClick={() => table.touching.touch(thing)}>
      {token}
    </button>
  ) : (
    <span {...shared}>{token}</span>
  );
}
