/** Clean-up (section 4.8). */
import { type Context, push } from '../frames.ts';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, ghostInvestigators, mapOf, roomOf } from '../table.ts';
import { finish } from './end.ts';
import { mayAskForSnare } from './hunter.ts';

const LAST_ROUND = 10;

/** C1 (AC-4.61): in the order of room ids. */
export function drainPortals(s: Among, _: unknown, ctx: Context): void {
  for (const id of [...mapOf(s).rooms].sort()) {
    const room = roomOf(s, id);
    const card = room.portal ? room.deck.shift() : undefined;
    if (card === undefined) continue;
    s.reserve[card] += 1;
    ctx.tell({ type: 'portalDrained', room: id });
  }
}

/** C2 (AC-4.62). A fire is over when its round is. */
export function mendGround(s: Among, _: unknown, ctx: Context): void {
  for (const { location, round } of s.hazards) if (round < s.round) ctx.tell({ type: 'groundMended', location });
  s.hazards = s.hazards.filter(({ round }) => round === s.round);
  s.dark = false;
}

/** C3 (AC-4.63) */
export function startEndRound(s: Among): void {
  if (mayAskForSnare(s)) push(s, { rule: 'end-round' });
}

/** C4 to C7 (AC-4.64): massacre, time, snapshot, next round. */
export function endRound(s: Among, _: unknown, ctx: Context): void {
  // Going on after so many Ghosts shows that one of them was a Cultist.
  ctx.uncover();
  if (ghostInvestigators(s) >= figuresOf(s).deadNeeded) {
    finish(s, 'cultists', 'massacre', ctx);
  } else if (s.round === LAST_ROUND) {
    finish(s, 'cultists', 'time', ctx);
  } else {
    s.snapshot = deadInvestigators(s);
    s.startPlayer = (s.startPlayer + 1) % s.players.length;
    s.round += 1;
    push(s, { rule: 'round' });
  }
}
