/** Movement (section 4.3): one decision for the whole walk, which is then walked step by step. */
import type { Seat } from '@conclave/kernel';
import { CLAIM_VICTORY, type MoveChoice } from '../choices.ts';
import type { LocationId } from '../components/locations.ts';
import { type Context, question } from '../frames.ts';
import { pathsFrom } from '../paths.ts';
import type { Among } from '../state.ts';
import { figuresOf, isCultist, isUnsafe, playerOf } from '../table.ts';
import { judgeClaim } from './end.ts';
import { isCaughtInSnare } from './hunter.ts';
import { curseAt } from './roles.ts';
import { drawUnsafe } from './unsafe-passages.ts';

export const move = question('move', {
  asks: (_, { seat }) => seat,
  options: (s, { seat }): readonly MoveChoice[] => {
    const { ghost, location } = playerOf(s, seat);
    const paths = pathsFrom(s.variant, location, movementPoints(s, seat), s.door === 'open' || ghost);
    return mayClaim(s, seat) ? [...paths, CLAIM_VICTORY] : paths;
  },
  choose(s, { seat }, choice, ctx) {
    if (choice.type === 'claim-victory') judgeClaim(s, seat, ctx);
    else walk(s, seat, choice.path, ctx);
  },
});

/** AC-4.10 */
export function movementPoints(s: Among, seat: Seat): number {
  const { ghost, items } = playerOf(s, seat);
  if (ghost) return 3;
  const boots = items.filter((item) => item === 'item-boots').length;
  return Math.max(1, 3 + boots - (s.jammedRound === s.round ? 1 : 0));
}

/** AC-6.4 */
function mayClaim(s: Among, seat: Seat): boolean {
  return s.round >= 2 && figuresOf(s).cultists === 1 && isCultist(playerOf(s, seat));
}

function walk(s: Among, seat: Seat, path: readonly LocationId[], ctx: Context): void {
  const player = playerOf(s, seat);
  if (path.length === 0) ctx.tell({ type: 'stayed', seat, location: player.location });
  for (const to of path) {
    ctx.tell({ type: 'stepped', seat, from: player.location, to });
    player.fellBeside = [];
    player.location = to;
    player.walk.push(to);
    const goesOn = arrive(s, seat, to, ctx);
    if (!goesOn) return;
  }
}

/** AC-4.13: a snare, an unsafe passage, the Cursebearer. False: the rest of the path lapses. */
function arrive(s: Among, seat: Seat, location: LocationId, ctx: Context): boolean {
  const player = playerOf(s, seat);
  const wasLiving = !player.ghost;
  const isCaught = wasLiving && isCaughtInSnare(s, seat, location, ctx);
  if (wasLiving && isUnsafe(s, location)) drawUnsafe(s, seat, 'unsafe-passage', ctx);
  curseAt(s, seat, location, ctx);
  const hasDied = wasLiving && player.ghost;
  return !isCaught && !hasDied;
}
