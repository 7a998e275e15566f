/** A round (sections 4.1 and 4.2): round start, movement, event, encounters, action, clean-up. */
import { type Context, pushEach, sequence } from '../frames.ts';
import type { Among, Phase } from '../state.ts';
import { turnOrder } from '../table.ts';
import { drainPortals, endRound, mendGround, startEndRound } from './clean-up.ts';
import { startEncounters } from './encounters.ts';
import { askFirestarter, turnEventCard } from './event-cards.ts';
import { seeCurse } from './hunter.ts';
import { revealCelebrity } from './roles.ts';
import { fishmanBites } from './unsafe-passages.ts';
import { talk } from './vote.ts';

/** The steps in order, each with the phase it belongs to, so that a scenario can begin with any phase. */
const STEPS: readonly (readonly [Phase, (s: Among, _: unknown, ctx: Context) => void])[] = [
  ['round-start', startRound],
  ['round-start', (s, _, ctx) => seeCurse(s, ctx)],
  ['round-start', (s, _, ctx) => revealCelebrity(s, ctx)],
  ['round-start', (s) => talk(s, 'round')],
  ['movement', startMovement],
  ['event', turnEventCard],
  ['event', askFirestarter],
  ['event', fishmanBites],
  ['encounters', startEncounters],
  ['action', startActions],
  ['clean-up', drainPortals],
  ['clean-up', mendGround],
  ['clean-up', startEndRound],
  ['clean-up', endRound],
];

export const round = sequence(
  'round',
  STEPS.map(([phase, step]) => (s, frame, ctx) => {
    s.phase = phase;
    step(s, frame, ctx);
  }),
);

/** The first step of a phase. */
export function stepOf(phase: Phase): number {
  return STEPS.findIndex(([one]) => one === phase);
}

/** AC-4.7 */
function startRound(s: Among, _: unknown, ctx: Context): void {
  ctx.tell({ type: 'roundBegan', round: s.round, startPlayer: s.startPlayer });
}

/** AC-4.10 */
function startMovement(s: Among): void {
  for (const player of s.players) player.walk = [player.location];
  pushEach(s, turnOrder(s), (seat) => ({ rule: 'move', seat }));
}

/** AC-4.30 */
function startActions(s: Among): void {
  pushEach(s, turnOrder(s), (seat) => ({ rule: 'action', seat, used: false }));
}
