/** The running tally of a Location: everybody's Influence, who would win it now, and what the pointed option would make of it. */

import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type Location, type Presence, playerAt, presenceIn } from '../things.ts';
import type { CityWord } from '../words/index.ts';
import styles from './tally.module.css';

export interface Count {
  readonly seat: number;
  readonly now: number;
  readonly after: number;
  readonly leads: boolean;
  readonly wouldLead: boolean;
}

/** Whoever is there, or would be. */
export function countsOf(table: CityTable, location: Location, present: readonly Presence[]): Count[] {
  const here = table.view.locations[location];
  const change = table.preview.get(location);
  const seats = table.view.seating.filter(
    (seat) =>
      present.some((one) => one.seat === seat) ||
      (change !== undefined && (change.influence[seat] ?? 0) > 0) ||
      here?.leader === seat ||
      change?.leader === seat,
  );
  return seats.map((seat) => {
    const now = here?.influence[seat] ?? 0;
    return {
      seat,
      now,
      after: change?.influence[seat] ?? now,
      leads: here?.leader === seat,
      wouldLead: change === undefined ? here?.leader === seat : change.leader === seat,
    };
  });
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
  return (
    <span
      className={styles.marks}
      aria-hidden="true"
      data-many={counts.length > 2 || undefined}
      data-crowd={counts.length > 3 || undefined}
    >
      {counts.map(({ seat, now, after, wouldLead }) => (
        <span
          key={seat}
          className={styles.mark}
          data-leads={wouldLead || undefined}
          data-changes={after !== now || undefined}
        >
          <SeatMark colour={playerAt(table.view, seat).colour} />
          <span key={after} className={styles.figure}>
            {after}
          </span>
          {wouldLead && <Sign name="crown" />}
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
