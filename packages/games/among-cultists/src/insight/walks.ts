/** Walks weighed at a glance: where one would stand, with whom, and what an unsafe passage may cost. */
import type { Seat } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { LocationId } from '../components/locations.ts';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, isInPlay, isMarked, isUnsafe, playerOf } from '../table.ts';
import { worthOf } from './evaluate.ts';
import { type Prospects, prospectsOf, raceOf } from './race.ts';

/** What each walk is worth to the seat whose turn it is; null where a walk may end before its goal, or something happens on it. */
export function weighWalks(s: Among, seat: Seat, options: readonly AmongChoice[]): readonly number[] | null {
  if (s.hunt !== null || isInPlay(s, 'cursebearer')) return null;
  const player = playerOf(s, seat);
  const { location, pulse } = player;
  const frame = s.stack.pop();
  const prospects = prospectsOf(s, seat);
  // As if it had gone there: everything is put back in the end.
  const worths = options.map((option) => {
    if (option.type === 'claim-victory') return deadInvestigators(s) >= figuresOf(s).deadNeeded ? 1 : -1;
    const path = option.type === 'move' ? option.path : [];
    player.location = path.at(-1) ?? location;
    if (!isDeadly(s, seat, path)) return worthAt(s, seat, prospects);
    player.pulse = [...pulse, 'dead'];
    const worth = worthAt(s, seat, prospectsOf(s, seat));
    player.pulse = pulse;
    return worth;
  });
  player.location = location;
  if (frame !== undefined) s.stack.push(frame);
  return worths;
}

function worthAt(s: Among, seat: Seat, prospects: Prospects): number {
  return worthOf(s, seat, raceOf(s, seat, prospects));
}

/** Whether the seat would draw a Dead card on its way that counts (AC-4.13, AC-4.16). */
function isDeadly(s: Among, seat: Seat, path: readonly LocationId[]): boolean {
  const player = playerOf(s, seat);
  if (player.ghost || isMarked(s, player)) return false;
  let drawn = 0;
  for (const step of path) if (isUnsafe(s, step) && s.unsafeDeck[drawn++] === 'dead') return true;
  return false;
}
