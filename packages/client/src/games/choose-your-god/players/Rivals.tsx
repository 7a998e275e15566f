/** The other players' sheets, folded: what they have at a glance, and everything at a touch. */
import { ABILITIES_OF } from '@conclave/choose-your-god';
import type { CityTable } from '../board-table.ts';
import { PriestToken } from '../pieces/Priests.tsx';
import { Sign, Stat } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GOALS, isClose, othersFrom, playerAt, sortedPriests } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { GodPicture } from './GodPicture.tsx';
import styles from './rivals.module.css';
import { SheetThing } from './SheetThing.tsx';

/** With so few others there is room to say what they can do. */
const ROOMY = 2;

export function Rivals({ table }: { table: CityTable }) {
  const words = useCityWords();
  const others = othersFrom(table.view, table.me);
  const isRoomy = table.isWide && others.length <= ROOMY;
  return (
    <section className={styles.rivals} aria-label={words('city.rivals')}>
      <ul className={styles.list}>
        {others.map((seat) => (
          <li
            key={seat}
            className={styles.rival}
            data-roomy={isRoomy || undefined}
            data-place={`seat-${seat}`}
            data-asked={table.view.pending?.seats.includes(seat) || undefined}
          >
            <Rival table={table} seat={seat} isRoomy={isRoomy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rival({ table, seat, isRoomy }: { table: CityTable; seat: number; isRoomy: boolean }) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  const name = table.names[seat] ?? '';
  const free = sortedPriests(player, ({ zone }) => zone === 'free');
  return (
    <SheetThing
      table={table}
      seat={seat}
      className={styles.sheet}
      label={words('city.openSheet', {
        name,
        cult: player.cult === null ? words('city.unknownCult') : table.name(player.cult),
        might: player.might,
        followers: player.followers,
        coins: player.coins,
        altars: player.altars.length,
        mobs: player.mobs,
      })}
    >
      <span className={styles.god} data-dark={player.dark || undefined}>
        <GodPicture cult={player.cult} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <SeatMark colour={player.colour} />
          <span className={styles.nameText}>{name}</span>
        </span>
        <span className={styles.cult}>
          <span className={styles.cultName}>
            {player.cult === null ? words('city.unknownCult') : table.name(player.cult)}
          </span>
          <span className={styles.might}>
            <Sign name="might" />
            {player.might}
          </span>
          <Marks table={table} seat={seat} />
        </span>
      </span>
      <span className={styles.stats} data-close={isClose(player) || undefined}>
        <Stat sign="follower" label={words('city.followers')} count={player.followers} />
        <Stat sign="coin" label={words('city.coins')} count={player.coins} />
        <Stat sign="altar" label={words('city.altars')} count={player.altars.length} goal={GOALS.altars} />
        <Stat sign="mob" label={words('city.mobs')} count={player.mobs} goal={GOALS.mobs} />
        <Stat sign="miracle" label={words('city.miracles')} count={player.handCounts.miracles} />
        <Stat sign="intrigue" label={words('city.intrigues')} count={player.handCounts.intrigues} />
        <Stat sign="license" label={words('city.licenses')} count={player.licenses.length} />
      </span>
      {isRoomy && player.cult !== null && (
        <span className={styles.more}>
          {ABILITIES_OF[player.cult][player.dark ? 'dark' : 'light'].map((id) => (
            <span key={id}>
              <b>{table.name(id)}</b> {table.text(id)}
            </span>
          ))}
          {player.licenses.length > 0 && <span>{player.licenses.map((id) => table.name(id)).join(' · ')}</span>}
        </span>
      )}
      {table.isWide && (
        <span className={styles.priests}>
          {free.map((priest) => (
            <span key={priest.id} className={styles.priest} data-card={priest.id}>
              <PriestToken player={player} priest={priest} />
            </span>
          ))}
        </span>
      )}
    </SheetThing>
  );
}

/** Who begins, who has prayed or celebrates, who is one Summoning on, who has the Supremacy card. */
export function Marks({ table, seat }: { table: CityTable; seat: number }) {
  const words = useCityWords();
  const { view } = table;
  const player = playerAt(view, seat);
  return (
    <span className={styles.marks}>
      {view.firstPlayer === seat && <b title={words('city.firstPlayer')}>1.</b>}
      {view.supremacy.owner === seat && (
        <span title={words('city.supremacy')}>
          <Sign name="supremacy" />
        </span>
      )}
      {player.summonings > 0 && (
        <span title={words('city.dark')}>
          <Sign name="summoning" />
        </span>
      )}
      {player.celebrating && <em>{words('city.celebrates')}</em>}
      {player.prayed && !player.celebrating && view.phase === 'intention' && <em>{words('city.prayed')}</em>}
    </span>
  );
}
