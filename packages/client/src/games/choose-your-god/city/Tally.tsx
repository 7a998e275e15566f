/** The running tally of a Location: everybody's Influence, and who would win it now. */
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type Location, type Presence, playerAt, presenceIn } from '../things.ts';
import type { CityWord } from '../words/index.ts';
import { shiftsIn } from './TallyPreview.tsx';
import styles from './tally.module.css';

export interface Count {
  readonly seat: number;
  readonly now: number;
  readonly leads: boolean;
}

/** Whoever is there, or wins without being there. */
export function countsOf(table: CityTable, location: Location, present: readonly Presence[]): Count[] {
  const here = table.view.locations[location];
  const seats = table.view.seating.filter((seat) => present.some((one) => one.seat === seat) || here?.leader === seat);
  return seats.map((seat) => ({ seat, now: here?.influence[seat] ?? 0, leads: here?.leader === seat }));
}

/** What the figure would become, instead of it: only where a cell is too low for a preview of its own. */
function After({ number, by }: { number: number; by: number }) {
  return by === 0 ? null : (
    <span className={styles.after} data-preview aria-hidden="true">
      {number + by}
    </span>
  );
}

/** The same as small marks at the foot of a district. */
export function TallyMarks({
  table,
  location,
  present,
}: {
  table: CityTable;
  location: Location;
  present: readonly Presence[];
}) {
  const counts = countsOf(table, location, present);
  const shifts = shiftsIn(table, location);
  return (
    <span className={styles.marks} data-many={counts.length > 2 || undefined}>
      {counts.map(({ seat, now, leads }) => (
        <span key={seat} className={styles.mark} data-leads={leads || undefined}>
          <SeatMark colour={playerAt(table.view, seat).colour} />
          <span key={now} className={styles.figure}>
            {now}
          </span>
          <After number={now} by={shifts.find((one) => one.seat === seat)?.by ?? 0} />
          {leads && <Sign name="crown" />}
        </span>
      ))}
      {shifts
        .filter(({ seat }) => !counts.some((one) => one.seat === seat))
        .map(({ seat, by }) => (
          <span key={seat} className={styles.mark} data-coming>
            <SeatMark colour={playerAt(table.view, seat).colour} />
            <After number={0} by={by} />
          </span>
        ))}
    </span>
  );
}

export function tallyInWords(table: CityTable, location: Location, words: CityWord): string {
  const present = presenceIn(table.view, location);
  const leader = table.view.locations[location]?.leader ?? null;
  if (present.length === 0 && leader === null) return words('city.nobodyHere');
  const name = (seat: number) => table.names[seat] ?? '';
  const counts = present.map(({ seat }) =>
    words('city.tallyOf', { name: name(seat), influence: table.view.locations[location]?.influence[seat] ?? 0 }),
  );
  const verdict = leader === null ? words('city.nobodyWins') : words('city.wouldWin', { name: name(leader) });
  return `${counts.join(', ')}. ${verdict}`;
}
