/** A Location: what it is, what lies in it, and who is there. Its cell is what a finger meets, its plate what is drawn. */
import { isRoom, type Place as PlaceData, type RoomView } from '@conclave/among-cultists';
import type { CSSProperties } from 'react';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { vignetteOf } from '../art/vignettes.ts';
import { locationThing, lookOf, seatsAt } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import type { Reach } from './cells.ts';
import { Dangers } from './Dangers.tsx';
import { Folk } from './Folk.tsx';
import { nameSize } from './fitting.ts';
import { placeLabel } from './label.ts';
import styles from './place.module.css';

interface Props {
  readonly table: AmongTable;
  readonly place: PlaceData;
  readonly reach: Reach | undefined;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** How many steps away it is, while one may go there. */
  readonly cost: number | undefined;
  readonly isOnRoute: boolean;
  /** On the way that is being chosen. */
  readonly isOnWay: boolean;
}

/** From this size on there is a line for the name and one for what lies there. */
const WIDE = 96;
const TALL = 52;
/** Below this one there is room for the deck alone, with an Item even sooner; the larger map shows the rest. */
const NARROW = 58;
const NARROW_WITH_ITEM = 78;

export function Place({ table, place, reach, width, height, cost, isOnRoute, isOnWay }: Props) {
  const words = useAmongWords();
  const { view } = table;
  const { id } = place;
  const look = lookOf(place);
  const vignette = vignetteOf(view.options.map, id, look);
  const isBurning = view.burned?.room === id && view.burned.round === view.round;
  const seats = seatsAt(view, id);
  // Whoever stands in a tunnel stands on its name.
  const isTaken = place.kind === 'tunnel' && seats.length > 0;
  const { size: lettering, isWide } = letteringOf(isTaken ? '' : table.title(id), place, width, height);
  const head = headOf(place, width, lettering, isWide);
  return (
    <li
      className={styles.place}
      data-look={look}
      data-place={id}
      data-wide={isWide || undefined}
      data-narrow={width < NARROW || undefined}
      data-way={isOnWay || undefined}
      data-unsafe={view.unsafePassages.includes(id) || undefined}
      data-burning={isBurning || undefined}
      data-here={table.player(table.me).location === id || undefined}
      style={boxOf(place, reach)}
    >
      <span className={styles.plate} aria-hidden="true">
        {vignette !== null && (
          <span className={styles.vignette}>
            <Picture emblem={vignette} />
          </span>
        )}
      </span>
      <ThingButton
        touching={table.touching}
        thing={locationThing(id)}
        className={styles.cell}
        label={placeLabel(table, id, cost, words)}
        onPoint={table.point}
        isStop
      >
        {null}
      </ThingButton>
      <span className={styles.face} aria-hidden="true">
        <span className={styles.title}>
          {isRoom(id) && (
            <span className={styles.number}>
              <Picture emblem={emblemOf(look)} />
              {id.slice(-1)}
            </span>
          )}
          {isRoom(id) && !isWide && <Stock room={view.rooms[id]} isBrief={isBrief(view.rooms[id], width)} />}
          {lettering !== null && (
            <span className={styles.words} style={{ fontSize: lettering }}>
              {table.title(id)}
            </span>
          )}
        </span>
        {isRoom(id) && isWide && <Stock room={view.rooms[id]} />}
        {isOnRoute && <span className={styles.tick} />}
        <Dangers table={table} id={id} isBurning={isBurning} isSmall={!isWide} />
        <Folk table={table} seats={seats} width={width - 6} height={height - head - 6} />
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      </span>
    </li>
  );
}

function isBrief(room: RoomView | undefined, width: number): boolean {
  const hasItem = room !== undefined && (room.hasItem || room.spentItem !== null);
  return width < (hasItem ? NARROW_WITH_ITEM : NARROW);
}

/** How much of a plate's height is taken by its name and by what lies there. */
function headOf({ id }: PlaceData, width: number, lettering: number | null, isWide: boolean): number {
  const name = (lettering ?? 0) * 1.2;
  if (!isRoom(id)) return name;
  const stock = Math.min(28, Math.max(13, width * 0.08)) * 1.4 + 4;
  return isWide ? Math.max(18, name) + stock : 18;
}

interface Lettering {
  readonly size: number | null;
  /** A line for the name, and one for what lies there. */
  readonly isWide: boolean;
}

/** A name has a line of its own where it fits, else what is left of the line of signs, else none. */
function letteringOf(name: string, { id, kind }: PlaceData, width: number, height: number): Lettering {
  if (!isRoom(id)) {
    const size = nameSize(name, width - 8, kind === 'tunnel' ? height - 4 : height * 0.56, 2);
    return { size: name === '' ? null : size, isWide: false };
  }
  if (width < WIDE) return { size: null, isWide: false };
  const own = height < TALL ? null : nameSize(name, width - 50, height * 0.5, 2);
  return own === null ? { size: nameSize(name, width - 112, 20, 1), isWide: false } : { size: own, isWide: true };
}

/** The plate's place on the map, and how far its cell reaches beyond it: in shares of the plate. */
function boxOf({ rect: [x, y, width, height] }: PlaceData, reach: Reach | undefined): CSSProperties {
  return {
    left: `${x / 12}%`,
    top: `${y / 8}%`,
    width: `${width / 12}%`,
    height: `${height / 8}%`,
    '--left': (100 * (reach?.left ?? 0)) / width,
    '--right': (100 * (reach?.right ?? 0)) / width,
    '--top': (100 * (reach?.top ?? 0)) / height,
    '--bottom': (100 * (reach?.bottom ?? 0)) / height,
  };
}

/** A room's deck, its books and its Item. A deck of three or more is active: its cards stand upright. */
function Stock({ room, isBrief: isOnlyDeck = false }: { room: RoomView | undefined; isBrief?: boolean }) {
  if (room === undefined) return null;
  const deck = (
    <span className={styles.deck} data-active={room.active || undefined}>
      {room.deckCount}
    </span>
  );
  if (isOnlyDeck) return <span className={styles.stock}>{deck}</span>;
  return (
    <span className={styles.stock}>
      {deck}
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
