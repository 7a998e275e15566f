/** Round and phase, and the Location that matters now with its running tally. */
import { accessOf, almsOf, locationId } from '@conclave/choose-your-god';
import { Icon } from '../../../ui/Icon.tsx';
import { Layers } from '../../shared/art/Picture.tsx';
import { DISTRICTS } from '../art/districts.ts';
import type { CityTable } from '../board-table.ts';
import { PriestButton } from '../pieces/Priests.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { Altar, SeatMark } from '../pieces/Token.tsx';
import { type Location, playerAt, presenceIn } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './focus.module.css';
import { type Count, countsOf } from './Tally.tsx';

const RIFT: Location = 13;

export function Focus({ table }: { table: CityTable }) {
  return (
    <div className={styles.band}>
      <Round table={table} />
      {table.focus === null ? <Progress table={table} /> : <Place table={table} location={table.focus} />}
    </div>
  );
}

function Round({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { round, phase, options } = table.view;
  const limit = options['round-limit'];
  const isLast = limit !== 'off' && round >= limit;
  return (
    <div className={styles.round}>
      <p className={styles.roundNumber}>
        {isLast ? words('city.lastRound') : words('city.round', { round: Math.max(round, 1) })}
      </p>
      <p className={styles.phase}>{words(`city.phase.${phase}`)}</p>
    </div>
  );
}

/** No Location is being decided: what this phase is about, and who has done with it. */
function Progress({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { view } = table;
  const prayed = view.seating.filter((seat) => playerAt(view, seat).prayed).map((seat) => table.names[seat]);
  return (
    <div className={styles.place}>
      <p className={styles.hint}>
        {words(`city.phaseHint.${view.phase}`)} {!table.isWide && view.phase !== 'finished' && words('city.look')}
      </p>
      {prayed.length > 0 && view.phase === 'intention' && (
        <p className={styles.prayed}>{words('city.preached', { names: prayed.join(', ') })}</p>
      )}
    </div>
  );
}

function Place({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const id = locationId(location);
  const access = accessOf(table.view.options, location);
  const present = presenceIn(table.view, location);
  const counts = countsOf(table, location, present);
  const scene = DISTRICTS[location - 1];
  return (
    <section className={styles.place} aria-label={table.name(id)} data-looking={table.isLooking || undefined}>
      <svg className={styles.scene} viewBox="0 -6 200 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {scene !== undefined && <Layers emblem={scene} />}
      </svg>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <span className={styles.number}>{location}</span> {table.name(id)}
          {table.view.activeLocation === location && <span className={styles.active}>{words('city.active')}</span>}
        </h3>
        <p className={styles.benefit}>
          {table.name(`benefit.${id}`)} · {words('city.alms', { count: almsOf(location) })}
          {access > 0 && !table.isWide && ` · ${words('city.needs', { count: access })}`}
        </p>
        <Conditions table={table} location={location} />
      </div>
      <ul className={styles.tally}>
        {counts.length === 0 && <li className={styles.nobody}>{words('city.nobodyHere')}</li>}
        {counts.map((count) => (
          <Entry key={count.seat} table={table} location={location} count={count} />
        ))}
      </ul>
      {table.isLooking && (
        <button
          type="button"
          className={styles.close}
          aria-label={words('city.lookOff')}
          onClick={() => table.look(null)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}

/** What decides here, if it is not simply the most Influence. */
function Conditions({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const { view } = table;
  const isActive = view.activeLocation === location;
  const { raid, seizedBy, leastWins } = isActive ? view.loc : { raid: false, seizedBy: null, leastWins: false };
  const name = (seat: number) => table.names[seat] ?? '';
  const present = presenceIn(view, location);
  const onCoins = present.find(({ priests }) => priests.some(({ coins }) => coins > 0));
  const influence = present.map(({ seat }) => view.locations[location]?.influence[seat] ?? 0);
  const best = leastWins ? Math.min(...influence) : Math.max(...influence);
  const isTie = influence.filter((one) => one === best).length > 1;
  const lines = [
    ...(raid ? [words('city.raided')] : []),
    ...(leastWins ? [words('city.leastWins')] : []),
    ...(seizedBy === null ? [] : [words('city.seized', { name: name(seizedBy) })]),
    ...(seizedBy === null && onCoins !== undefined ? [words('city.byCoins', { name: name(onCoins.seat) })] : []),
    ...(seizedBy === null && onCoins === undefined && isTie ? [words('city.tie')] : []),
  ];
  return lines.length === 0 ? null : <p className={styles.conditions}>{lines.join(' · ')}</p>;
}

function Entry({ table, location, count }: { table: CityTable; location: Location; count: Count }) {
  const words = useCityWords();
  const { seat, now, after, wouldLead } = count;
  const player = playerAt(table.view, seat);
  const name = table.names[seat] ?? '';
  const mine = presenceIn(table.view, location).find((one) => one.seat === seat);
  return (
    <li className={styles.entry} data-leads={wouldLead || undefined}>
      <span className={styles.who}>
        <SeatMark colour={player.colour} />
        <span className={styles.whose}>{name}</span>
      </span>
      <span className={styles.total} title={words('city.tallyLabel', { name, influence: now })}>
        <b key={after} className={styles.figure} data-changes={after !== now || undefined}>
          {after}
        </b>
        {after !== now && <span className={styles.change}>{after > now ? `+${after - now}` : `−${now - after}`}</span>}
        {wouldLead && (
          <span className={styles.leads}>
            <Sign name="crown" />
            <span className="unseen">{words('city.leads')}</span>
          </span>
        )}
      </span>
      {location === RIFT && (
        <span className={styles.might} data-enough={after >= player.might || undefined}>
          {words('city.rift', { might: player.might })}
        </span>
      )}
      {!table.isWide && mine !== undefined && (
        <span className={styles.pieces}>
          {mine.priests.map((priest) => (
            <span key={priest.id} className={styles.piece}>
              <PriestButton table={table} seat={seat} player={player} priest={priest} />
            </span>
          ))}
          {mine.hasAltar && (
            <span className={styles.piece}>
              <Altar colour={player.colour} />
              <span className="unseen">{words('city.altarLabel', { name })}</span>
            </span>
          )}
        </span>
      )}
    </li>
  );
}
