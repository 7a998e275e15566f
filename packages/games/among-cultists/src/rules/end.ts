/** End of the game (section 6). */
import type { Outcome, Seat } from '@conclave/kernel';
import { roles, type Team } from '../components/roles.ts';
import { type Context, push, sequence, type Trigger } from '../frames.ts';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, isCultist, isInPlay, organismAwake, playerOf, targetOf } from '../table.ts';
import { startRitual } from './ritual.ts';
import { startSeerGuess } from './seer-guess.ts';

/** What decided the game. */
export type Reason =
  | Trigger
  | 'claim'
  | 'false-claim'
  | 'massacre'
  | 'time'
  | 'ritual-lost'
  | 'snapshot'
  | 'seer-named';

/** AC-6.2 */
export function testPoints(s: Among, ctx: Context): void {
  if (s.vp >= targetOf(s)) investigatorsWouldWin(s, 'points', ctx);
}

/** AC-6.3 */
export function testCultistsGone(s: Among, ctx: Context): void {
  const cultistsAreGone = s.players.every((player) => !isCultist(player) || player.ghost);
  if (cultistsAreGone) investigatorsWouldWin(s, 'cultists-gone', ctx);
}

/** Whatever the rules were in the middle of is dropped. */
function investigatorsWouldWin(s: Among, trigger: Trigger, ctx: Context): void {
  s.stack.length = 0;
  ctx.tell({ type: 'investigatorsWouldWin', trigger });
  push(s, { rule: 'investigators-would-win', trigger });
}

/** AC-6.9, step by step. */
export const winning = sequence('investigators-would-win', [
  (s, { trigger }, ctx) => {
    s.phase = 'end';
    if (trigger === 'points' && organismAwake(s)) startRitual(s, ctx);
  },
  (s, _, ctx) => {
    const { cultists, deadNeeded } = figuresOf(s);
    if (cultists === 2 && s.snapshot >= deadNeeded) finish(s, 'cultists', 'snapshot', ctx);
  },
  (s, _, ctx) => {
    if (isInPlay(s, 'seer')) startSeerGuess(s, ctx);
  },
  (s, { trigger }, ctx) => finish(s, 'investigators', trigger, ctx),
]);

/** The lone Cultist's claim (AC-6.4): a false one loses. */
export function judgeClaim(s: Among, seat: Seat, ctx: Context): void {
  ctx.tell({ type: 'victoryClaimed', seat });
  if (deadInvestigators(s) >= figuresOf(s).deadNeeded) finish(s, 'cultists', 'claim', ctx);
  else finish(s, 'investigators', 'false-claim', ctx);
}

export function finish(s: Among, team: Team, reason: Reason, ctx: Context): void {
  s.phase = 'end';
  s.result = {
    winners: winnersOf(s, team),
    reason,
    detail: {
      team,
      round: s.round,
      vp: s.vp,
      target: targetOf(s),
      deadInvestigators: deadInvestigators(s),
      deadNeeded: figuresOf(s).deadNeeded,
      snapshot: s.snapshot,
    },
  } satisfies Outcome;
  s.stack.length = 0;
  // Everything that lay face down is shown now (AC-6.30).
  ctx.uncover();
  ctx.tell({ type: 'gameEnded', outcome: s.result, team });
}

/** AC-6.1 */
function winnersOf(s: Among, team: Team): Seat[] {
  return s.players.flatMap((_, seat) => (winsWith(s, seat, team) ? [seat] : []));
}

function winsWith(s: Among, seat: Seat, team: Team): boolean {
  const player = playerOf(s, seat);
  if (player.role !== 'cursed-hunter' || s.hunt === null) return roles[player.role].winsWith === team;
  switch (s.hunt.curse) {
    case 'redeemed':
      return team === 'investigators';
    case 'bound':
      return team === 'cultists';
    case 'feral':
      return !player.ghost && s.hunt.jawsSprungByOthers >= 2;
  }
}
