/** One look at the board: who stands where and how strong, added up once because it is asked for many times. */
import type { Seat } from '@conclave/kernel';
import { type Location, NUMBERS } from '../components/locations.ts';
import { mightOf } from '../influence.ts';
import { SUPREMACY_STRENGTH } from '../priests.ts';
import type { City, Zone } from '../state.ts';
import { playerOf } from '../table.ts';
import { type Bits, has, type Papers, papersOf, reachable } from './papers.ts';

export interface Board {
  readonly s: City;
  /** By seat. */
  readonly patriarchs: readonly number[];
  readonly mights: readonly number[];
  readonly papers: readonly Papers[];
  /** The Locations in which the seat may Preach: enough Followers, or the Title (CG-4.33). */
  readonly open: readonly Bits[];
  /** By `place(seat, location)`. */
  readonly influence: readonly number[];
  readonly isPresent: readonly boolean[];
  /** By Location: whose Priest stands there on coins; -1: nobody's. */
  readonly bribes: readonly Seat[];
  /** Priests are still being placed. */
  readonly isPlacing: boolean;
  /** The first Location that is still to be decided in this round; 14: none. */
  readonly undecidedFrom: Location;
}

const STRIDE = NUMBERS.length + 1;
export const BEYOND: Location = NUMBERS.length + 1;
const ALTAR = 4;
const ZERO = 48;

/** 0: it is free or on the sheet. Reads `loc-7` digit by digit: this is asked for every Priest of every imagined state. */
export function locationOf(zone: Zone): Location {
  if (zone === 'free' || zone === 'sheet') return 0;
  const first = zone.charCodeAt(4) - ZERO;
  return zone.length === 5 ? first : 10 * first + zone.charCodeAt(5) - ZERO;
}

export function place(seat: Seat, location: Location): number {
  return seat * STRIDE + location;
}

export function lookAt(s: City): Board {
  const seats = s.players.length;
  const influence = new Array<number>(seats * STRIDE).fill(0);
  const isPresent = new Array<boolean>(seats * STRIDE).fill(false);
  const bribes = new Array<Seat>(STRIDE).fill(-1);
  const patriarchs: number[] = [];
  const mights: number[] = [];
  const papers: Papers[] = [];
  const open: Bits[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = playerOf(s, seat);
    const paper = papersOf(player);
    papers.push(paper);
    open.push(paper.titles | reachable(s.options, player.followers));
    const patriarch = player.followers + paper.strength + (s.supremacy.owner === seat ? SUPREMACY_STRENGTH : 0);
    patriarchs.push(patriarch);
    mights.push(mightOf(s, player));
    for (const priest of player.priests) {
      const location = locationOf(priest.zone);
      if (location === 0) continue;
      const i = place(seat, location);
      influence[i] =
        (influence[i] as number) + (priest.strength === 'patriarch' ? patriarch : priest.strength) + priest.bonus;
      isPresent[i] = true;
      if (priest.coins > 0) bribes[location] = seat;
    }
    const altar = ALTAR + paper.novitiates;
    for (const location of player.altars) {
      const i = place(seat, location);
      influence[i] = (influence[i] as number) + altar;
      isPresent[i] = true;
    }
  }
  const undecidedFrom = firstUndecided(s);
  return {
    s,
    patriarchs,
    mights,
    papers,
    open,
    influence,
    isPresent,
    bribes,
    isPlacing: undecidedFrom === 0,
    undecidedFrom: Math.max(1, undecidedFrom),
  };
}

/** The board with one more Priest of this strength. */
export function withPriest(board: Board, seat: Seat, location: Location, strength: number): Board {
  const i = place(seat, location);
  const { influence, isPresent } = board;
  return {
    ...board,
    influence: influence.with(i, (influence[i] as number) + strength),
    isPresent: isPresent.with(i, true),
  };
}

/** The seat may Preach in the Location. */
export function mayGo({ open }: Board, seat: Seat, location: Location): boolean {
  return has(open[seat] as Bits, location);
}

/** 0: the Resolution Phase has not begun. */
function firstUndecided({ stack }: City): Location {
  let first = 0;
  for (const frame of stack) {
    if (frame.rule === 'resolution') first = frame.location;
    // Its second step decides it.
    else if (frame.rule === 'location' && (frame.at ?? 0) <= 1) first = frame.location;
  }
  return first;
}
