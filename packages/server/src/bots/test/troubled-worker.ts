/** A worker in trouble of the kind that the level names. */
import { parentPort } from 'node:worker_threads';
import type { Choice } from '@conclave/kernel';
import type { BotJob } from '../pool.ts';

export function decide({ job, level, asked }: BotJob): unknown {
  parentPort?.postMessage(job);
  return TROUBLES[level]?.(asked.options);
}

export const says = decide;

export { isReady } from '../worker.ts';

const TROUBLES: Readonly<Record<string, (options: readonly Choice[]) => unknown>> = {
  none: (options) => options[0],
  copies: (options) => structuredClone(options[1]),
  hangs: () => {
    for (;;);
  },
  waits: () => new Promise((resolve) => setTimeout(resolve, 1e6)),
  throws: () => {
    throw new Error('the stars were wrong');
  },
  exits: () => process.exit(3),
  devours: () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(10_000).fill(eaten.length));
  },
  invents: () => ({ type: 'win-at-once' }),
  embroiders: (options) => ({ ...options[0], extra: true }),
  mumbles: () => undefined,
  shouts: () => 'the third one',
};
