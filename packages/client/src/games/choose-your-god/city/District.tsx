/** A Location on the map: its picture, what it gives and whom it lets in, who is there, and who would win it now. */
import { accessOf, almsOf, locationId } from '@conclave/choose-your-god';
import type { Touching } from '../../../table/contract.ts';
import { strata } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import { DISTRICTS } from '../art/districts.ts';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { type Location, playerAt, presenceIn, whereIs } from '../things.ts';
import { answersOf } from '../tray/answers.ts';
import { useCityWords } from '../words/index.ts';
import styles from './district.module.css';
import { Pieces } from './Pieces.tsx';
import { TallyMarks, tallyInWords } from './Tally.tsx';
import { TallyPreview } from './TallyPreview.tsx';

export function District({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const { view, frame } = table;
  const id = locationId(location);
  const access = accessOf(view.options, location);
  const present = presenceIn(view, location);
  const isPhone = frame === 'portrait' || frame === 'landscape';
  return (
    <li
      className={styles.district}
      data-location={location}
      data-active={view.activeLocation === location || undefined}
      data-done={isDone(table, location) || undefined}
      data-access={access > 0 || undefined}
      data-closing={isClosing(table, access) || undefined}
    >
      <Thing
        touching={touchingOf(table, location)}
        thing={`location:${location}`}
        className={styles.ground}
        label={words('city.districtLabel', {
          number: location,
          name: table.name(id),
          benefit: table.name(`benefit.${id}`),
          alms: words('city.alms', { count: almsOf(view.options, location) }),
          needs: access === 0 ? words('city.openToAll') : words('city.needs', { count: access }),
          tally: tallyInWords(table, location, words),
        })}
        isStop
        onPoint={table.point}
      >
        <Scene location={location} />
        <span className={styles.labels}>
          <span className={styles.head}>
            <span className={styles.number}>{location}</span>
            <span className={styles.name}>
              <span className={styles.whole}>{table.name(id)}</span>
              <span className={styles.tiny}>{words(`city.tiny.${id}`)}</span>
            </span>
          </span>
          {!isPhone && (
            <span className={styles.benefit}>
              <span>{words(`city.short.${id}`)}</span>
              <span className={styles.alms}>
                {almsOf(view.options, location)}
                <Sign name="coin" />
              </span>
            </span>
          )}
        </span>
        {access > 0 && <Access needed={access} isClosed={playerAt(view, table.me).followers < access} />}
        <span className={styles.band} data-empty={present.length === 0 || undefined}>
          {frame === 'tablet' && <Pieces table={table} present={present} />}
          <TallyMarks table={table} location={location} present={present} />
        </span>
        <TallyPreview table={table} location={location} />
      </Thing>
      {frame === 'desk' && present.length > 0 && (
        <span className={styles.pieces}>
          <Pieces table={table} present={present} areTouchable />
        </span>
      )}
    </li>
  );
}

/** A Follower that would be lost would close it. */
function isClosing({ preview, view, me }: CityTable, access: number): boolean {
  const { followers } = playerAt(view, me);
  return preview.mine !== null && followers >= access && preview.mine.followers < access;
}

function Access({ needed, isClosed }: { needed: number; isClosed: boolean }) {
  return (
    <span className={styles.access} data-closed={isClosed || undefined}>
      {needed}
      <Sign name="follower" />
      {isClosed && (
        <svg className={styles.chain} viewBox="0 0 44 14" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
          <path d="M4 4a4 3 0 1 0 8 0a4 3 0 1 0 -8 0M11 4H21M20 4a4 3 0 1 0 8 0a4 3 0 1 0 -8 0M27 4H34M32 4a4 3 0 1 0 8 0a4 3 0 1 0 -8 0" />
        </svg>
      )}
    </span>
  );
}

/**
 * A Location that cannot be chosen is looked at; so is one with a Priest that can, where a Priest on the map is too small
 * to be touched and the tray does not have it.
 */
function touchingOf(table: CityTable, location: Location): Touching {
  const { touching, frame } = table;
  if (frame === 'desk') return touching;
  const thing = `location:${location}`;
  const explain = () => table.look(location);
  if (touching.touchable.has(thing) || !asksForPriestIn(table, location)) return { ...touching, explain };
  return { ...touching, explain, touchable: new Set([...touching.touchable, thing]), touch: explain };
}

function asksForPriestIn(table: CityTable, location: Location): boolean {
  const { view, touching } = table;
  if (answersOf(table).length > 0) return false;
  return view.players.some(({ priests }) =>
    priests.some((priest) => whereIs(priest) === location && touching.touchable.has(`priest:${priest.id}`)),
  );
}

function isDone({ view }: CityTable, location: Location): boolean {
  return view.phase === 'resolution' && view.activeLocation !== null && location < view.activeLocation;
}

const SKY = strata(2, 198, -44, 58, 16, 0.9, 7);

function Scene({ location }: { location: Location }) {
  const scene = DISTRICTS[location - 1];
  return (
    <svg className={styles.scene} viewBox="0 -10 200 94" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={SKY} className={styles.sky} />
      <g className={styles.houses}>{scene !== undefined && <Layers emblem={scene} />}</g>
    </svg>
  );
}
