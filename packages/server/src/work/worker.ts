/** The worker thread for whole games. */
import { parentPort } from 'node:worker_threads';
import type { State } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { rewound } from '../tables/core/rewind.ts';
import { retold } from '../tables/replay.ts';
import type { Packed, RetellingJob, RewindJob } from './pool.ts';

export function retell({ job, ...retelling }: RetellingJob): Packed {
  parentPort?.postMessage(job);
  return retold(retelling, gameNamed);
}

export function rewind({ job, ...rewind }: RewindJob): State {
  parentPort?.postMessage(job);
  return rewound(rewind, gameNamed);
}
