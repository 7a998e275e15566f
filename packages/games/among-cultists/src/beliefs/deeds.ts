/** What somebody uses its actions for: a Cultist places cards and looks about, and seldom does what may win a book or prove a death. */
import type { Seat } from '@conclave/kernel';
import type { Case, Clue } from './case.ts';

/** How much likelier a Cultist does it than anybody else: for each time it was done. */
export interface DeedOdds {
  /** To turn a room card over, and to place one. */
  readonly checks: number;
  readonly places: number;
  /** To look at papers or into a deck. */
  readonly looks: number;
  /** To check a state and say that it is alive. */
  readonly states: number;
  /** To initiate a vote. */
  readonly votes: number;
}

export function deedClue({ view, memory }: Pick<Case, 'view' | 'memory'>, one: DeedOdds): Clue {
  const odds = view.players.map(({ votesInitiated }, seat) => {
    const places = timesOf(memory.placements, seat);
    const looks = timesOf(memory.inspections, seat) + timesOf(memory.studies, seat);
    // Room actions that were nothing else; wards and rewiring, which are rare, count as checks.
    const checks = (memory.visits[seat]?.length ?? 0) - places - looks;
    const states = timesOf(memory.saidAlive, seat);
    return (
      one.checks ** checks *
      one.places ** places *
      one.looks ** looks *
      one.states ** states *
      one.votes ** votesInitiated
    );
  });
  return (cultists) => cultists.reduce((all, seat) => all * (odds[seat] as number), 1);
}

function timesOf(deeds: readonly { readonly seat: Seat }[], seat: Seat): number {
  let times = 0;
  for (const deed of deeds) if (deed.seat === seat) times++;
  return times;
}
