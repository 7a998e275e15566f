/** Plays many games in worker threads and adds up what came out. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Plan } from './play-one.ts';
import { add, freshTally, type Tally } from './tally.ts';

export interface Run {
  readonly tally: Tally;
  readonly seconds: number;
  readonly workers: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

/** Workers get small batches, so that none is idle while another still has many games to play. */
const MOST_AT_ONCE = 100;

export async function runGames(
  plan: Plan,
  games: number,
  wanted: number | undefined,
  progress: (played: number) => void = () => {},
): Promise<Run> {
  const workers = Math.max(1, Math.min(wanted ?? availableParallelism(), games));
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(games / (workers * 8))));
  const start = performance.now();
  const sum = freshTally();
  let next = 0;
  const nextRange = () => {
    if (next >= games) return null;
    const from = next;
    next = Math.min(games, from + atOnce);
    return { from, to: next };
  };
  const played = (part: Tally) => {
    add(sum, part);
    progress(sum.games);
  };
  await Promise.all(Array.from({ length: workers }, () => runWorker(plan, nextRange, played)));
  const seconds = (performance.now() - start) / 1000;
  return { tally: sum, seconds, workers, memory: Math.round(process.resourceUsage().maxRSS / 1024) };
}

function runWorker(
  plan: Plan,
  nextRange: () => { from: number; to: number } | null,
  played: (part: Tally) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: plan,
      // Games leave only short-lived garbage: a small young generation keeps the process small at no cost.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    const give = () => {
      const range = nextRange();
      if (range === null) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(range);
    };
    worker.on('message', (part: Tally) => {
      played(part);
      give();
    });
    worker.on('error', reject);
    give();
  });
}
