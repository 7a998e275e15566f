/** What a seat may tell the table to answer for it (section 4.7), as plain data. */
import type { Location } from '../components/locations.ts';

/** Open facts that make a standing order step aside; `at` names Locations and stands beside them (CG-4.72). */
export const STOPS = ['present', 'acted', 'danger', 'drawn', 'hit'] as const;
export type Stop = (typeof STOPS)[number];

/** This Active Location, every one up to and including a number, or the rest of the round (CG-4.71). */
export type Reach = 'here' | `to:${Location}` | 'round';

export interface StandingOrder {
  readonly reach: Reach;
  /** The last Location that it reaches. */
  readonly upTo: Location;
  readonly stops: readonly Stop[];
  /** Locations where the seat wants to be asked all the same. */
  readonly at: readonly Location[];
  /** How many hand cards the seat held when it gave the order. */
  readonly cards: number;
  /** How many events had been told by then. */
  readonly since: number;
}

/** What is answered in one Location: an early answer, or a row of the round plan (CG-4.75, CG-4.77). */
export const ROWS = ['ask', 'pass', 'unless-acted'] as const;
export type Row = (typeof ROWS)[number];

/** Everything a seat has ordered. */
export interface CityOrders {
  /** The round in which the standing order and the rows count. */
  readonly round: number;
  readonly standing: StandingOrder | null;
  /** By Location. A row goes before the standing order. */
  readonly rows: Readonly<Record<Location, Row>>;
  /** Locations whose benefit is used without asking (CG-4.78). */
  readonly benefits: readonly Location[];
}

/** Their benefits cost nothing and have no further choice: Ruins, Slums, Forum, Trade District. */
export const TICKABLE: readonly Location[] = [1, 3, 4, 6];

/** A change that a seat wishes for; what is left out stays as it is. */
export interface OrderWish {
  /** The round it is meant for: one that comes too late must not bind the seat in the next. Needed for the first two. */
  readonly round?: number;
  /** All stops are on unless it says otherwise. Null takes the order back. */
  readonly standing?: {
    readonly reach: Reach;
    readonly stops?: readonly Stop[];
    readonly at?: readonly Location[];
  } | null;
  /** Rows to fill in, or to clear with null. Null in place of the rows clears them all. */
  readonly rows?: Readonly<Record<Location, Row | null>> | null;
  readonly benefits?: readonly Location[];
}
