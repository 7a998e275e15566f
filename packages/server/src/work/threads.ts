/** Worker threads that do one kind of job: shared fairly, with a limit to the wait, to the time and to the memory. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { FairQueue, type Place } from './fair-queue.ts';

/** Workers that need not be ready end after so long without a job. */
const IDLE_FOR = 60_000;

export interface ThreadSettings {
  /** How many jobs are done at the same time. */
  readonly workers: number;
  readonly program: URL;
  /** What one worker may hold at the most. */
  readonly megabytes: number;
  /** How long a job waits for a worker at the most, in milliseconds. */
  readonly patience: number;
  /** All workers start at once and stay, so that no job waits for a program to load; else they come when needed. */
  readonly areReady: boolean;
  /** More workers in other processes, for when those here are busy. */
  readonly elsewhere?: WorkersElsewhere | undefined;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}

export interface WorkersElsewhere {
  /** Says how many there are, now and whenever that changes. */
  watch(changed: (workers: number) => void): void;
  /** Rejects if nobody does it in time: then it is done here. */
  run(name: string, task: object, milliseconds: number): Promise<unknown>;
}

/** A worker says with this that it has begun. */
export interface Job {
  readonly job: number;
}

export interface Threads {
  readonly isClosed: boolean;
  /** How many jobs wait for a worker. */
  readonly waiting: number;
  /** What the worker's function of this name answers. Rejects when the worker fails or is late; it is replaced then. */
  run<T>(name: string, task: object, place: Place, milliseconds: number): Promise<T>;
  close(): Promise<void>;
}

export function startThreads(settings: ThreadSettings): Threads {
  const { workers, program, megabytes, patience, areReady, elsewhere, log } = settings;
  const piscina = new Piscina({
    filename: fileURLToPath(program),
    minThreads: areReady ? workers : 0,
    maxThreads: workers,
    idleTimeout: IDLE_FOR,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  piscina.on('error', (error: Error) => log?.warn({ reason: error.message }, 'a worker ended'));

  /** What to do when a worker says that it has begun a job. */
  const begun = new Map<number, () => void>();
  piscina.on('message', (job: number) => begun.get(job)?.());

  // Piscina's own queue mixes up tasks that can be aborted.
  const queue = new FairQueue(workers);
  elsewhere?.watch((more) => queue.resize(workers + more));
  let jobs = 0;
  let busy = 0;
  let isClosed = false;

  /** What other workers answer; null if they do not. */
  async function doneElsewhere(name: string, task: object, milliseconds: number): Promise<{ answer: unknown } | null> {
    if (elsewhere === undefined) return null;
    try {
      return { answer: await elsewhere.run(name, task, milliseconds) };
    } catch (error) {
      log?.warn({ reason: reasonOf(error) }, 'a worker elsewhere did not answer');
      return null;
    }
  }

  return {
    get isClosed() {
      return isClosed;
    },
    get waiting() {
      return queue.length;
    },
    async run<T>(name: string, task: object, place: Place, milliseconds: number): Promise<T> {
      const job = ++jobs;
      const deadline = new Deadline(patience, new Error('no worker was free'));
      begun.set(job, () => deadline.moveTo(milliseconds, new Error('it was too late')));
      try {
        const leave = await queue.enter(place, milliseconds, deadline.signal);
        try {
          // Looked at and counted in one go: a promise in between would let two jobs see the same free worker.
          const done = busy < workers ? null : await doneElsewhere(name, task, milliseconds);
          if (done !== null) return done.answer as T;
          if (isClosed) throw new Error('the server stops');
          busy++;
          return await piscina.run({ ...task, job }, { name, signal: deadline.signal }).finally(() => busy--);
        } finally {
          leave();
        }
      } finally {
        begun.delete(job);
        deadline.clear();
      }
    },
    async close() {
      isClosed = true;
      await piscina.destroy();
    },
  };
}

/** Piscina wraps the reason of an abort. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Aborts when the time is up; the time can be set anew. */
class Deadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(milliseconds: number, reason: Error) {
    this.timer = this.after(milliseconds, reason);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  moveTo(milliseconds: number, reason: Error): void {
    clearTimeout(this.timer);
    this.timer = this.after(milliseconds, reason);
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  private after(milliseconds: number, reason: Error): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(reason), milliseconds);
  }
}
