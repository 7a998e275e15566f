/** A bot's worker thread: is handed one decision or one chance to speak at a time. It knows the games and what the seat knows, nothing else. */
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, botNamed } from '@conclave/bots';
import { type Choice, type Claim, SeededChance } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import type { Job } from '../work/threads.ts';
import type { BotJob } from './pool.ts';

export function decide(job: BotJob): Choice {
  return botOf(job).decide(job, freshChance());
}

export function says(job: BotJob): Claim | null {
  return botOf(job).says?.(job, freshChance()) ?? null;
}

/** Answers as soon as the program is loaded. */
export function isReady({ job }: Job): true {
  parentPort?.postMessage(job);
  return true;
}

function botOf({ job, givenAt, game, level, milliseconds }: BotJob): Bot {
  parentPort?.postMessage(job);
  return botNamed(level)(gameNamed(game), { milliseconds: timeLeft(milliseconds, Date.now() - givenAt) });
}

function freshChance(): SeededChance {
  return new SeededChance(randomBytes(16).toString('hex'));
}

/** When many tables want a bot at once, each bot thinks shorter, so that people wait no longer; a quarter is left in any case. */
function timeLeft(milliseconds: number, waited: number): number {
  return Math.max(milliseconds / 4, milliseconds - Math.max(0, waited));
}
