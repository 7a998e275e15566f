/** What only I was told since my last decision, in the place of the goal. It stays in the notebook after. */
import { type AmongTold, isRoom, type LocationId, ROOM_CARDS } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { Head } from '../people/Head.tsx';
import { isOwnNews } from '../story/events.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './known.module.css';

export function Known({ table, open }: { table: AmongTable; open: () => void }) {
  const words = useAmongWords();
  const latest = table.known.at(-1);
  const more = table.known.length - 1;
  if (latest === undefined) return null;
  return (
    <button
      type="button"
      className={styles.known}
      title={latest}
      aria-label={`${words('among.youKnow')}: ${latest}`}
      onClick={open}
    >
      <Icon name="eye" />
      <span className={styles.words}>{latest}</span>
      <Signs table={table} />
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </button>
  );
}

/** The same in signs, where there is no room for a sentence. */
function Signs({ table }: { table: AmongTable }) {
  const event = table.told.findLast((one) => isOwnNews(table.scene, one));
  return (
    <span className={styles.signs} aria-hidden="true">
      {event !== undefined && <Told table={table} event={event} />}
    </span>
  );
}

function Told({ table, event }: { table: AmongTable; event: AmongTold }) {
  switch (event.type) {
    case 'roomStudied':
      return (
        <>
          <Place at={event.room} />
          {ROOM_CARDS.map((card) => (
            <Count key={card} picture={card} count={event[card] ?? 0} />
          ))}
        </>
      );
    case 'stateChecked':
      return (
        <>
          <Person table={table} seat={event.target} />
          <Count picture="alive" count={event.alive ?? 0} />
          <Count picture="dead" count={event.dead ?? 0} />
        </>
      );
    case 'papersInspected':
      return (
        <>
          <Person table={table} seat={event.target} />
          {event.colours?.map((colour) => (
            <Count key={colour} picture={colour} />
          ))}
        </>
      );
    case 'nightInformed':
      return (
        <>
          {event.cultists?.map((seat) => (
            <Person key={seat} table={table} seat={seat} />
          ))}
          <Count picture={event.role ?? 'investigator'} />
        </>
      );
    default:
      return <Count picture="cursed-hunter" />;
  }
}

function Place({ at }: { at: LocationId }) {
  if (!isRoom(at)) return null;
  const [colour = '', number = ''] = at.split('-');
  return (
    <span className={styles.sign} data-picture={colour}>
      <Picture emblem={emblemOf(colour)} />
      {number}:
    </span>
  );
}

function Person({ table, seat }: { table: AmongTable; seat: Seat }) {
  return (
    <span className={styles.sign}>
      <Head seat={seat} player={table.player(seat)} />
    </span>
  );
}

function Count({ picture, count }: { picture: string; count?: number }) {
  return (
    <span className={styles.sign} data-picture={picture}>
      <Picture emblem={emblemOf(picture)} />
      {count}
    </span>
  );
}
