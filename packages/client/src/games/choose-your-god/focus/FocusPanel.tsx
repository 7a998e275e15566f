/** Everything about a Location, opened: what it gives, what decides there, who is there with what, and who has acted. */
import { accessOf, locationId } from '@conclave/choose-your-god';
import { Tray } from '../../../table/tray/Tray.tsx';
import { Layers } from '../../shared/art/Picture.tsx';
import { DISTRICTS } from '../art/districts.ts';
import type { CityTable } from '../board-table.ts';
import { countsOf } from '../city/Tally.tsx';
import { shiftsIn, signed } from '../city/TallyPreview.tsx';
import { PriestButton } from '../pieces/Priests.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { Altar, SeatMark } from '../pieces/Token.tsx';
import { type Location, playerAt, presenceIn } from '../things.ts';
import { isActing } from '../view.ts';
import { useCityWords } from '../words/index.ts';
import { conditionsIn } from './conditions.ts';
import styles from './panel.module.css';

const RIFT: Location = 13;

interface Props {
  readonly table: CityTable;
  readonly location: Location;
  readonly close: () => void;
}

export function FocusPanel({ table, location, close }: Props) {
  const words = useCityWords();
  const id = locationId(location);
  const access = accessOf(table.view.options, location);
  const counts = countsOf(table, location, presenceIn(table.view, location));
  const scene = DISTRICTS[location - 1];
  const conditions = conditionsIn(table, location, words);
  return (
    <Tray title={`${location} ${table.name(id)}`} question={`location:${location}`} close={close}>
      <div className={styles.about}>
        <svg className={styles.scene} viewBox="0 -6 200 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {scene !== undefined && <Layers emblem={scene} />}
        </svg>
        <div>
          <p>{table.text(id)}</p>
          <p className={styles.soft}>
            {access === 0 ? words('city.openToAll') : words('city.needs', { count: access })}
          </p>
          {conditions.length > 0 && <p className={styles.conditions}>{conditions.join(' · ')}</p>}
        </div>
      </div>
      {counts.length === 0 && <p className={styles.soft}>{words('city.nobodyHere')}</p>}
      <ul className={styles.entries}>
        {counts.map(({ seat }) => (
          <Entry key={seat} table={table} location={location} seat={seat} />
        ))}
      </ul>
      <Acting table={table} location={location} />
    </Tray>
  );
}

function Entry({ table, location, seat }: { table: CityTable; location: Location; seat: number }) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  const here = table.view.locations[location];
  const influence = here?.influence[seat] ?? 0;
  const shift = shiftsIn(table, location).find((one) => one.seat === seat);
  const presence = presenceIn(table.view, location).find((one) => one.seat === seat);
  const name = table.names[seat] ?? '';
  return (
    <li className={styles.entry}>
      <span className={styles.who}>
        <SeatMark colour={player.colour} /> {name}
      </span>
      <span className={styles.total}>
        <span className="unseen">{words('city.tallyLabel', { name, influence })}</span>
        <b aria-hidden="true" data-number="influence">
          {influence}
        </b>
        {here?.leader === seat && (
          <>
            <Sign name="crown" />
            <span className="unseen">{words('city.leads')}</span>
          </>
        )}
        <span className={styles.shift} data-preview aria-hidden="true">
          {shift !== undefined && shift.by !== 0 && signed(shift.by)}
        </span>
      </span>
      {location === RIFT && (
        <span className={styles.might} data-enough={influence >= player.might || undefined}>
          {words('city.rift', { might: player.might })}
        </span>
      )}
      <span className={styles.pieces}>
        {presence?.priests.map((priest) => (
          <span key={priest.id} className={styles.piece}>
            <PriestButton table={table} seat={seat} player={player} priest={priest} />
          </span>
        ))}
        {presence?.hasAltar && (
          <span className={styles.piece}>
            <Altar colour={player.colour} />
            <span className="unseen">{words('city.altarLabel', { name })}</span>
          </span>
        )}
      </span>
    </li>
  );
}

/** Who may still act here: open to all, because everybody acts in turn. */
function Acting({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const { view } = table;
  if (view.activeLocation !== location) return null;
  const waiting = view.seating.filter((seat) => isActing(view, seat));
  if (waiting.length === 0) return null;
  return (
    <p className={styles.soft}>
      {words('city.mayStillAct', { names: waiting.map((seat) => table.names[seat]).join(', ') })}
    </p>
  );
}
