/** What somebody uses its actions for: a Cultist places cards, and seldom turns one over that may win a book. */
import type { Seat } from '@conclave/kernel';
import type { AmongMemory } from '../memory.ts';
import type { Clue } from './case.ts';

/** How much likelier a Cultist turns a card over, and places one, than anybody else: for each time it did. */
export interface DeedOdds {
  readonly checks: number;
  readonly places: number;
}

export function deedClue(memory: AmongMemory, { checks, places }: DeedOdds): Clue {
  const odds = (seat: Seat) => checks ** checksBy(memory, seat) * places ** timesOf(memory.placements, seat);
  return (cultists) => cultists.reduce((all, seat) => all * odds(seat), 1);
}

/** Room actions that were nothing else; wards and rewiring, which are rare, count as checks. */
function checksBy({ visits, placements, inspections, studies }: AmongMemory, seat: Seat): number {
  const others = timesOf(placements, seat) + timesOf(inspections, seat) + timesOf(studies, seat);
  return (visits[seat]?.length ?? 0) - others;
}

function timesOf(deeds: readonly { readonly seat: Seat }[], seat: Seat): number {
  let times = 0;
  for (const deed of deeds) if (deed.seat === seat) times++;
  return times;
}
