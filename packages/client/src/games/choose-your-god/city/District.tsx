/** A Location on the map: what it gives and whom it lets in, who is there, and who would win it now. */
import { accessOf, almsOf, locationId } from '@conclave/choose-your-god';
import type { Touching } from '../../../table/contract.ts';
import { strata } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { hasLongWord } from '../../shared/long-word.ts';
import { Thing } from '../../shared/Thing.tsx';
import { DISTRICTS } from '../art/districts.ts';
import type { CityTable } from '../board-table.ts';
import { PriestButton } from '../pieces/Priests.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { Altar } from '../pieces/Token.tsx';
import { type Location, type Presence, playerAt, presenceIn } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './district.module.css';
import { TallyMarks, tallyInWords } from './Tally.tsx';

export function District({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const { view } = table;
  const id = locationId(location);
  const access = accessOf(view.options, location);
  const present = presenceIn(view, location);
  const isClosed = playerAt(view, table.me).followers < access;
  return (
    <li
      className={styles.district}
      data-number={location}
      data-active={view.activeLocation === location || undefined}
      data-done={isDone(table, location) || undefined}
      data-focus={(!table.isWide && table.focus === location) || undefined}
    >
      <Thing
        touching={touchingOf(table, location)}
        thing={`location:${location}`}
        className={styles.ground}
        label={words('city.districtLabel', {
          number: location,
          name: table.name(id),
          benefit: table.name(`benefit.${id}`),
          alms: words('city.alms', { count: almsOf(location) }),
          needs: access === 0 ? words('city.openToAll') : words('city.needs', { count: access }),
          tally: tallyInWords(table, location, words),
        })}
        isStop
        onPoint={table.point}
      >
        <Scene location={location} />
        <span className={styles.head}>
          <span className={styles.number}>{location}</span>
          <span className={styles.name} data-long={table.isWide ? hasLongWord(table.name(id)) : undefined}>
            {table.isWide ? table.name(id) : words(`city.tiny.${id}`)}
          </span>
        </span>
        {access > 0 && (
          <span className={styles.access} data-closed={isClosed || undefined}>
            {access}
            <Sign name="follower" />
          </span>
        )}
        <span className={styles.benefit}>
          <span>{words(`city.short.${id}`)}</span>
          <span className={styles.alms}>
            {almsOf(location)}
            <Sign name="coin" />
          </span>
        </span>
      </Thing>
      {table.isWide && <Pieces table={table} present={present} />}
      <TallyMarks table={table} location={location} present={present} />
    </li>
  );
}

/** On a phone a touch that chooses nothing looks at the Location; its explanation comes with a long press. */
function touchingOf(table: CityTable, location: Location): Touching {
  return table.isWide ? table.touching : { ...table.touching, explain: () => table.look(location) };
}

function isDone({ view }: CityTable, location: Location): boolean {
  return view.phase === 'resolution' && view.activeLocation !== null && location < view.activeLocation;
}

const SKY = strata(2, 198, -8, 58, 10, 0.9, 7);

function Scene({ location }: { location: Location }) {
  const scene = DISTRICTS[location - 1];
  return (
    <svg className={styles.scene} viewBox="0 -10 200 94" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={SKY} className={styles.sky} />
      <g className={styles.houses}>{scene !== undefined && <Layers emblem={scene} />}</g>
    </svg>
  );
}

function Pieces({ table, present }: { table: CityTable; present: readonly Presence[] }) {
  const words = useCityWords();
  const count = present.reduce((sum, { priests, hasAltar }) => sum + priests.length + (hasAltar ? 1 : 0), 0);
  return (
    <ul className={styles.pieces} data-many={count > 4 || undefined} data-crowd={count > 6 || undefined}>
      {present.flatMap(({ seat, player, priests, hasAltar }) => [
        ...priests.map((priest) => (
          <li key={priest.id} className={styles.piece} data-patriarch={priest.strength === 'patriarch' || undefined}>
            <PriestButton table={table} seat={seat} player={player} priest={priest} />
          </li>
        )),
        ...(hasAltar
          ? [
              <li key={`altar-${seat}`} className={styles.piece} data-thing="altar">
                <Altar colour={player.colour} />
                <span className="unseen">{words('city.altarLabel', { name: table.names[seat] ?? '' })}</span>
              </li>,
            ]
          : []),
      ])}
    </ul>
  );
}
