/** Round and phase, and the Location that matters now with its running tally. A touch opens everything about it. */
import { almsOf, locationId } from '@conclave/choose-your-god';
import type { CityTable } from '../board-table.ts';
import { countsOf } from '../city/Tally.tsx';
import { shiftsIn, signed } from '../city/TallyPreview.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type Location, playerAt, presenceIn } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { conditionsIn } from './conditions.ts';
import styles from './line.module.css';

export function FocusLine({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { round, phase, options } = table.view;
  const limit = options['round-limit'];
  const isLast = limit !== 'off' && round >= limit;
  return (
    <div className={styles.line}>
      <p className={styles.round} data-last={isLast || undefined}>
        <b aria-hidden="true">{words('city.roundShort', { round: Math.max(round, 1) })}</b>
        <span className="unseen">
          {isLast ? words('city.lastRound') : words('city.round', { round: Math.max(round, 1) })},{' '}
        </span>
        <span className={styles.phase}>{words(isLast ? 'city.lastRound' : `city.phase.${phase}`)}</span>
      </p>
      {table.focus === null ? <Progress table={table} /> : <Place table={table} location={table.focus} />}
    </div>
  );
}

/** No Location is being decided: what this phase is about, and who has done with it. */
function Progress({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { view } = table;
  const prayed = view.seating.filter((seat) => playerAt(view, seat).prayed).map((seat) => table.names[seat]);
  const isPhone = table.frame === 'portrait' || table.frame === 'landscape';
  const isPraying = prayed.length > 0 && view.phase === 'intention';
  return (
    <p className={styles.hint}>
      {(!isPraying || !isPhone) && words(`city.phaseHint.${view.phase}`)}{' '}
      {isPraying && <b>{words('city.preached', { names: prayed.join(', ') })}</b>}
    </p>
  );
}

function Place({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const id = locationId(location);
  const conditions = conditionsIn(table, location, words);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-label={words('city.openPlace', { number: location, name: table.name(id) })}
        onClick={() => table.look(location)}
      />
      <span className={styles.number} aria-hidden="true">
        {location}
      </span>
      <span className={styles.what} aria-hidden="true">
        <span className={styles.name}>{table.name(id)}</span>
        <span className={styles.benefit}>
          {conditions.length > 0 ? (
            <em>{conditions.join(' · ')}</em>
          ) : (
            <>
              {table.name(`benefit.${id}`)} · {words('city.alms', { count: almsOf(table.view.options, location) })}
            </>
          )}
        </span>
      </span>
      <Totals table={table} location={location} />
    </div>
  );
}

function Totals({ table, location }: { table: CityTable; location: Location }) {
  const words = useCityWords();
  const counts = countsOf(table, location, presenceIn(table.view, location));
  const shifts = shiftsIn(table, location);
  const coming = shifts.filter(({ seat }) => counts.every((count) => count.seat !== seat));
  const all = [...counts, ...coming.map(({ seat }) => ({ seat, now: 0, leads: false }))];
  return (
    <span className={styles.totals} aria-hidden="true" data-many={all.length > 3 || undefined}>
      {all.length === 0 && <span className={styles.nobody}>{words('city.nobodyHere')}</span>}
      {all.map(({ seat, now, leads }) => {
        const shift = shifts.find((one) => one.seat === seat);
        return (
          <span key={seat} className={styles.total} data-leads={leads || undefined}>
            <SeatMark colour={playerAt(table.view, seat).colour} />
            <b className={styles.figure} data-number="influence">
              {now}
            </b>
            <span className={styles.crown}>{leads && <Sign name="crown" />}</span>
            <span className={styles.shift} data-preview data-loss={(shift?.by ?? 0) < 0 || undefined}>
              {shift !== undefined && shift.by !== 0 && signed(shift.by)}
              {shift?.takesCrown && <Sign name="crown" />}
            </span>
          </span>
        );
      })}
    </span>
  );
}
