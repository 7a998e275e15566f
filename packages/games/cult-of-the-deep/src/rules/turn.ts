/** The turn (section 4.1) and the step between turns (CD-4.100). */
import { at } from '@conclave/kernel';
import { type Context, type FrameOf, push, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { askAltars } from '../verbs/asking.ts';
import { isLiving, playerAt, seatsAfter } from '../verbs/table.ts';
import { endAtRoundLimit } from './end.ts';
import { beginPhase, checkDeaths } from './phases.ts';

type Turn = FrameOf<'turn'>;

/** The steps of a turn by the phase they begin, so that a scenario can begin at any of them. */
export const TURN_STEPS = ['begin', 'upkeep', 'roll', 'commit', 'response', 'resolve', 'between', 'pass'] as const;

export const turn = sequence('turn', [
  beginTurn,
  (s) => push(s, { rule: 'upkeep' }),
  (s, frame: Turn, ctx) => {
    if (isCutShort(s, frame, ctx)) return;
    frame.begunLiving = isLiving(s, s.active);
    push(s, { rule: 'roll' });
  },
  unlessCutShort('commit'),
  unlessCutShort('response'),
  unlessCutShort('resolve'),
  (s) => {
    s.dice = [];
    if (playerAt(s, s.active).role === 'high-priest') push(s, { rule: 'between-turns' });
  },
  passTheTurn,
]);

/** CD-4.3, CD-4.10. The round limit is looked at when a round is complete (CD-6.8). */
function beginTurn(s: Deep, _: unknown, ctx: Context): void {
  const isNewRound = playerAt(s, s.active).role === 'high-priest' && s.phase !== 'setup';
  if (isNewRound) {
    if (endAtRoundLimit(s, ctx)) return;
    s.round += 1;
  }
  for (const player of s.players) player.used = [];
  s.dice = [];
  s.diceMade = 0;
  s.diceGained = 0;
  s.transmuted = [];
  s.krakenPenalty = 0;
  s.bloodMagePaid = false;
  s.tributePaid = false;
  s.highPriestMode = null;
  s.highPriestOrder = [];
  ctx.tell({ type: 'turnBegan', seat: s.active, round: s.round });
}

function unlessCutShort(rule: 'commit' | 'response' | 'resolve') {
  return (s: Deep, frame: Turn, ctx: Context): void => {
    if (!isCutShort(s, frame, ctx)) push(s, { rule });
  };
}

/** The active player died after rolling, or left the seat in the Upkeep: the turn is over (CD-4.16, CD-4.98). */
function isCutShort(s: Deep, frame: Turn, ctx: Context): boolean {
  const { status } = playerAt(s, s.active);
  const hasDied = status === 'gone' || (frame.begunLiving && status !== 'living');
  if (!hasDied) return false;
  frame.at = TURN_STEPS.indexOf('between');
  ctx.tell({ type: 'turnCutShort', seat: s.active });
  return true;
}

function passTheTurn(s: Deep): void {
  s.active = at(seatsAfter(s, s.active), 0);
  push(s, { rule: 'turn', at: 0, begunLiving: false });
}

/** After the High Priest's turn (CD-4.100). */
export const betweenTurns = sequence('between-turns', [
  (s, _, ctx) => {
    beginPhase(s, 'between', ctx);
    askAltars(s, (hooks) => hooks.betweenTurns?.(s, ctx));
  },
  checkDeaths,
]);
