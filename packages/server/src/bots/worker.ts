/** A bot's worker thread: is handed one decision at a time. It knows the games and what the seat knows, nothing else. */
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botNamed } from '@conclave/bots';
import { type Choice, SeededChance } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import type { BotJob } from './pool.ts';

export default function decide({ id, givenAt, game, level, asked, view, memory, milliseconds }: BotJob): Choice {
  parentPort?.postMessage(id);
  const bot = botNamed(level)(gameNamed(game), { milliseconds: timeLeft(milliseconds, Date.now() - givenAt) });
  const chance = new SeededChance(randomBytes(16).toString('hex'));
  return bot.decide({ asked, view, memory }, chance);
}

/** When many tables want a bot at once, each bot thinks shorter, so that people wait no longer; a quarter is left in any case. */
function timeLeft(milliseconds: number, waited: number): number {
  return Math.max(milliseconds / 4, milliseconds - Math.max(0, waited));
}
