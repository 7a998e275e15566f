/** The other Cults: what they have at a glance, how near they are to victory, and everything at a touch. */
import { ABILITIES_OF } from '@conclave/choose-your-god';
import type { PlateSize } from '../../../table/seat/SeatPlate.tsx';
import { SeatPlate } from '../../../table/seat/SeatPlate.tsx';
import type { CityTable } from '../board-table.ts';
import lines from '../lines.module.css';
import { PriestToken } from '../pieces/Priests.tsx';
import { Sign, Stat } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type CultId, isClose, othersFrom, playerAt, sortedPriests } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { GodPicture } from './GodPicture.tsx';
import { Marks } from './Marks.tsx';
import { Pips } from './Pips.tsx';
import styles from './rivals.module.css';

export function Rivals({ table }: { table: CityTable }) {
  const words = useCityWords();
  const others = othersFrom(table.view, table.me);
  return (
    <section className={styles.rivals} aria-label={words('city.rivals')} data-count={others.length}>
      {others.map((seat) => (
        <Rival key={seat} table={table} seat={seat} size={table.frame === 'desk' ? 'large' : 'small'} />
      ))}
    </section>
  );
}

function Rival({ table, seat, size }: { table: CityTable; seat: number; size: PlateSize }) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  const label = words('city.openSheet', {
    name: table.names[seat] ?? '',
    cult: player.cult === null ? words('city.unknownCult') : table.name(player.cult),
    might: player.might,
    followers: player.followers,
    coins: player.coins,
    altars: player.altars.length,
    mobs: player.mobs,
    summonings: player.summonings,
  });
  return (
    <SeatPlate
      state={table.seats[seat] ?? null}
      name={table.names[seat] ?? ''}
      size={size}
      sign={<SeatMark colour={player.colour} />}
      touching={{ ...table.touching, explain: () => table.openSheet(seat) }}
      thing={`sheet:${seat}`}
      label={isClose(player) ? `${label} ${words('city.oneStep')}` : label}
      place={`seat-${seat}`}
      {...(size === 'large' && { number: <Might might={player.might} label={words('city.might')} /> })}
      className={`${styles.rival} ${lines[player.colour]}`}
      badges={size === 'large' ? <Large table={table} seat={seat} /> : <Small table={table} seat={seat} />}
    />
  );
}

function Small({ table, seat }: { table: CityTable; seat: number }) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  return (
    <span className={styles.small} data-close={isClose(player) || undefined}>
      <span className={styles.figures}>
        <Stat sign="follower" label={words('city.followers')} count={player.followers} />
        <Stat sign="coin" label={words('city.coins')} count={player.coins} />
        <span className={styles.god} data-dark={player.dark || undefined}>
          <GodPicture cult={player.cult} />
        </span>
      </span>
      <Pips player={player} />
      <span className={styles.names}>
        {player.cult !== null && `${table.name(player.cult)} · ${powersOf(table, player.cult, player.dark)}`}
      </span>
    </span>
  );
}

function powersOf(table: CityTable, cult: CultId, isDark: boolean): string {
  return ABILITIES_OF[cult][isDark ? 'dark' : 'light'].map(table.name).join(' · ');
}

function Might({ might, label }: { might: number; label: string }) {
  return (
    <span className={styles.might} title={label}>
      <Sign name="might" />
      {might}
    </span>
  );
}

function Large({ table, seat }: { table: CityTable; seat: number }) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  const free = sortedPriests(player, ({ zone }) => zone === 'free');
  return (
    <span className={styles.large} data-close={isClose(player) || undefined}>
      <span className={styles.god} data-dark={player.dark || undefined}>
        <GodPicture cult={player.cult} />
      </span>
      <span className={styles.who}>
        <span className={styles.cult}>
          {player.cult === null ? words('city.unknownCult') : table.name(player.cult)}
        </span>
        {isClose(player) ? (
          <span className={styles.step}>{words('city.oneStep')}</span>
        ) : (
          <Marks table={table} seat={seat} />
        )}
        {player.cult !== null && <span className={styles.powers}>{powersOf(table, player.cult, player.dark)}</span>}
      </span>
      <span className={styles.figures}>
        <Stat sign="follower" label={words('city.followers')} count={player.followers} />
        <Stat sign="coin" label={words('city.coins')} count={player.coins} />
        <Stat sign="miracle" label={words('city.miracles')} count={player.handCounts.miracles} />
        <Stat sign="intrigue" label={words('city.intrigues')} count={player.handCounts.intrigues} />
        <Stat sign="license" label={words('city.licenses')} count={player.licenses.length} />
      </span>
      <span className={styles.ways}>
        <Pips player={player} />
      </span>
      <span className={styles.priests}>
        {free.map((priest) => (
          <span key={priest.id} className={styles.priest} data-card={priest.id}>
            <PriestToken player={player} priest={priest} />
          </span>
        ))}
      </span>
      {player.cult !== null && (
        <span className={styles.more}>
          {ABILITIES_OF[player.cult][player.dark ? 'dark' : 'light'].map((id) => (
            <span key={id}>
              <b>{table.name(id)}</b> {table.text(id)}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
