/** A worker thread: gets ranges of game numbers, plays them and returns their tally. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@conclave/registry';
import { type Plan, playOne } from './play-one.ts';
import { count, freshTally } from './tally.ts';

const plan = workerData as Plan;
const game = gameNamed(plan.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const tally = freshTally();
  for (let number = from; number < to; number++) count(tally, playOne(game, plan, number));
  parentPort?.postMessage(tally);
});
