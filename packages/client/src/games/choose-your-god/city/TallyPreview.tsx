/** What the option that is meant would make of a Location's tally: it stands in a place of its own and moves nothing. */
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { type Location, playerAt } from '../things.ts';
import styles from './tally.module.css';

export interface Shift {
  readonly seat: number;
  readonly by: number;
  /** It would win the Location, and does not now. */
  readonly takesCrown: boolean;
}

export function shiftsIn({ view, preview }: CityTable, location: Location): readonly Shift[] {
  const here = view.locations[location];
  const change = preview.places.get(location);
  if (here === undefined || change === undefined) return [];
  return view.seating
    .map((seat) => ({
      seat,
      by: (change.influence[seat] ?? 0) - (here.influence[seat] ?? 0),
      takesCrown: change.leader === seat && here.leader !== seat,
    }))
    .filter(({ by, takesCrown }) => by !== 0 || takesCrown);
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function TallyPreview({ table, location }: { table: CityTable; location: Location }) {
  const shifts = shiftsIn(table, location);
  return (
    <span className={styles.preview} data-preview aria-hidden="true">
      {shifts.map(({ seat, by, takesCrown }) => (
        <span key={seat} className={styles.shift} data-loss={by < 0 || undefined} data-counts={by !== 0 || undefined}>
          <SeatMark colour={playerAt(table.view, seat).colour} />
          {by !== 0 && signed(by)}
          {takesCrown && <Sign name="crown" />}
        </span>
      ))}
    </span>
  );
}
