/** Bots think in worker threads, so that no thought, however long or broken, holds up the server. */
import { fileURLToPath } from 'node:url';
import { type Asked, type Choice, type Claim, type Said, samePlain } from '@conclave/kernel';
import { Piscina } from 'piscina';
import { createSlots } from './slots.ts';

/** One decision for a bot: what a client of that seat has, and nothing else. */
export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly asked: Asked;
  readonly view: unknown;
  readonly memory: unknown;
  /** A claim to be answered, for a bot that is to say nothing else. */
  readonly to?: Said;
  /** Thinking time at the most. A worker that is much later than this is ended and replaced. */
  readonly milliseconds: number;
}

/** What a worker is handed. */
export interface BotJob extends BotTask {
  readonly id: number;
  /** When the task was given, in milliseconds of the system's clock: waiting for a worker costs thinking time. */
  readonly givenAt: number;
}

export interface BotPool {
  /** The bot's choice; null if it crashed, was too late, or answered nothing that was offered. */
  decide(task: BotTask): Promise<Choice | null>;
  /** What the bot says before it decides, or to somebody's claim; null if it has nothing to say, crashed or was too late. */
  says(task: BotTask): Promise<Claim | null>;
  close(): Promise<void>;
}

export interface BotPoolSettings {
  /** How many bots think at the same time. */
  readonly workers: number;
  readonly log?: { warn(details: object, message: string): void };
  /** Another program for the workers: for tests. */
  readonly program?: URL;
  /** What one worker may hold at the most. */
  readonly megabytes?: number;
  /** How long a task waits for a worker at the most, in milliseconds. */
  readonly patience?: number;
}

/** How much later than its thinking time a bot may answer, in milliseconds. */
const GRACE = 500;

export function createBotPool(settings: BotPoolSettings): BotPool {
  const {
    workers,
    log,
    program = new URL('./worker.ts', import.meta.url),
    megabytes = 256,
    patience = 30_000,
  } = settings;
  const piscina = new Piscina({
    filename: fileURLToPath(program),
    // All workers start at once and stay, so that the first decision need not wait for a program to load.
    minThreads: workers,
    maxThreads: workers,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  piscina.on('error', (error: Error) => log?.warn({ reason: error.message }, 'a bot worker ended'));

  /** What to do when a worker says that it has begun a job. */
  const begun = new Map<number, () => void>();
  piscina.on('message', (id: number) => begun.get(id)?.());

  const slots = createSlots(workers);
  let jobs = 0;
  let isClosed = false;

  /** What the worker's function of this name answers. */
  async function answerOf(task: BotTask, name: 'decide' | 'says'): Promise<unknown> {
    const job: BotJob = { ...task, id: ++jobs, givenAt: Date.now() };
    const deadline = new Deadline(patience, new Error('no worker was free'));
    begun.set(job.id, () => deadline.moveTo(task.milliseconds + GRACE, new Error('it was too late')));
    try {
      await slots.enter(deadline.signal);
      try {
        return isClosed ? null : await piscina.run(job, { name, signal: deadline.signal });
      } finally {
        slots.leave();
      }
    } finally {
      begun.delete(job.id);
      deadline.clear();
    }
  }

  return {
    async decide(task) {
      if (isClosed) return null;
      const { game, level } = task;
      try {
        const answer = await answerOf(task, 'decide');
        const choice = task.asked.options.find((option) => samePlain(option, answer));
        if (choice !== undefined) return choice;
        if (!isClosed)
          log?.warn({ game, level, decision: task.asked.decision }, 'a bot answered nothing that was offered');
      } catch (error) {
        if (!isClosed) log?.warn({ game, level, reason: reasonOf(error) }, 'a bot did not decide');
      }
      return null;
    },
    async says(task) {
      if (isClosed) return null;
      const { game, level } = task;
      try {
        return ((await answerOf(task, 'says')) ?? null) as Claim | null;
      } catch (error) {
        if (!isClosed) log?.warn({ game, level, reason: reasonOf(error) }, 'a bot that was to speak did not');
        return null;
      }
    },
    async close() {
      isClosed = true;
      await piscina.destroy();
    },
  };
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

/** Piscina wraps the reason of an abort. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
