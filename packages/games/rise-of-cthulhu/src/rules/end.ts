/** The end of the game (section 6). */
import type { BySeat, Outcome, Seat } from '@conclave/kernel';
import { LOCATIONS } from '../components/locations.ts';
import { type Context, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { influencerOf, playerOf, pointsOf } from '../table.ts';

/** The third Old One's power is done: nothing that was still to come happens any more (RC-6.1). */
export function finish(s: Rise, ctx: Context): void {
  s.result = judge(s);
  s.stack.length = 0;
  // Everything that lay face down is revealed now (RC-8.16).
  ctx.uncover();
  ctx.tell({ type: 'gameEnded', outcome: s.result });
}

/** `finish` as a frame, so that a scenario can start at the end. */
export const finishNow = sequence('finish', [(s, _, ctx) => finish(s, ctx)]);

/** Locations first, unless Azathoth is awake; then the ladder of tie-breaks; in the end both lose. */
function judge(s: Rise): Outcome {
  const figures = {
    locations: bySeat((seat) => locationsFacing(s, seat)),
    points: bySeat((seat) => pointsOf(s, seat)),
    artifacts: bySeat((seat) => playerOf(s, seat).artifactsAcquired),
    monsters: bySeat((seat) => playerOf(s, seat).monstersPlayed),
    hands: bySeat((seat) => handSize(s, seat)),
  };
  const ladder: readonly (readonly [reason: string, lead: number])[] = [
    // With Azathoth the Location counts play no role at all (RC-6.3).
    ['locations', s.pointsVictory ? 0 : lead(figures.locations)],
    [s.pointsVictory ? 'azathoth' : 'points', lead(figures.points)],
    ['artifacts', lead(figures.artifacts)],
    ['monsters', lead(figures.monsters)],
    ['hand', -lead(figures.hands)],
  ];
  const detail = { ...figures, firstSeat: firstSeatOf(s) };
  const decided = ladder.find(([, margin]) => margin !== 0);
  if (decided === undefined) return { winners: [], reason: 'both-lose', detail };
  const [reason, margin] = decided;
  return { winners: [margin > 0 ? 0 : 1], reason, detail };
}

/** How many Locations face the seat; Ithaqua's counts as two (RC-6.2). */
export function locationsFacing(s: Rise, seat: Seat): number {
  let count = 0;
  for (const location of LOCATIONS) {
    if (influencerOf(s, location) === seat) count += s.locations[location].double ? 2 : 1;
  }
  return count;
}

/** Cultists, Monsters and Artifacts in hand all count (RC-6.6). */
function handSize(s: Rise, seat: Seat): number {
  const { cultists, monsters, artifacts } = playerOf(s, seat);
  return cultists.length + monsters.length + artifacts.length;
}

/** Who had the first turn: seats alternate, so the turn number tells. */
function firstSeatOf(s: Rise): Seat {
  return (s.activeSeat + s.turnNumber + 1) % 2;
}

function bySeat<T>(figure: (seat: Seat) => T): BySeat<T> {
  return [figure(0), figure(1)];
}

function lead([mine, theirs]: BySeat<number>): number {
  return (mine ?? 0) - (theirs ?? 0);
}
