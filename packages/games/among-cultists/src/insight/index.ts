/** What good play looks at; bots of every strength are built from it. */
import type { Insight, Seat } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { AmongMemory } from '../memory.ts';
import type { Among } from '../state.ts';
import { type AmongView, viewOf } from '../view.ts';
import { mastersWorld } from '../worlds.ts';
import { answers } from './answers.ts';
import { distinct } from './distinct.ts';
import { evaluate } from './evaluate.ts';
import { doubtsWhenHeard } from './heard.ts';
import { mastersEvaluate } from './outlook.ts';
import { mastersSays, says } from './says.ts';
import { suggest } from './suggest.ts';
import { weigh } from './weigh.ts';

/** Judged where the round ends, after all have done and said what they would by what they can know. */
const trials = {
  candidates: 6,
  margin: 2,
  worlds: 15,
  rounds: 1,
  decisions: 200,
  trust: 1,
  worldsOfOthers: 1,
  careAt: ['cast-vote'],
  at: ['move', 'action', 'give-pulse', 'announce-state', 'cast-vote'],
};

/** Whom the table will suspect after what has happened. */
function reflect(world: Among, seat: Seat, memory: AmongMemory): void {
  world.doubts = doubtsWhenHeard(viewOf(world, seat), memory, seat);
}

export const insight: Insight<Among, AmongChoice, AmongView, AmongMemory> = {
  evaluate,
  suggest,
  weigh,
  distinct,
  says,
  answers,
  reflect,
  imagine: mastersWorld,
  trials,
  mastery: { evaluate: mastersEvaluate, says: mastersSays },
};
