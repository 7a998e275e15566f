/** Bots think in worker threads, so that no thought, however long or broken, holds up the server. */
import { type Asked, type Choice, type Claim, type Said, samePlain } from '@conclave/kernel';
import type { Place } from '../work/fair-queue.ts';
import { type Job, reasonOf, startThreads, type Threads, type WorkersElsewhere } from '../work/threads.ts';

/** One decision for a bot: what a client of that seat has, and nothing else. */
interface Thought {
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

export interface BotTask extends Thought {
  /** Whose share of the workers it uses. The bot does not learn it. */
  readonly place: Place;
}

/** What a worker is handed. */
export interface BotJob extends Thought, Job {
  /** When the task was given, in milliseconds of the system's clock: waiting for a worker costs thinking time. */
  readonly givenAt: number;
}

export interface BotPool {
  /** How many tasks wait for a worker. */
  readonly waiting: number;
  /** The bot's choice; null if it crashed, was too late, or answered nothing that was offered. */
  decide(task: BotTask): Promise<Choice | null>;
  /** What the bot says before it decides, or to somebody's claim; null if it has nothing to say, crashed or was too late. */
  says(task: BotTask): Promise<Claim | null>;
  close(): Promise<void>;
}

export interface BotPoolSettings {
  /** How many bots think at the same time, here. */
  readonly workers: number;
  /** Bots that think in other processes. */
  readonly elsewhere?: WorkersElsewhere | undefined;
  readonly log?: { warn(details: object, message: string): void } | undefined;
  /** Another program for the workers: for tests. */
  readonly program?: URL | undefined;
  readonly megabytes?: number;
  readonly patience?: number;
}

/** How much later than its thinking time a bot may answer, in milliseconds. */
const GRACE = 500;

/** The threads in which bots think, here or in a process of their own. */
export function startBotThreads(settings: BotPoolSettings): Threads {
  const { program = new URL('./worker.ts', import.meta.url), megabytes = 256, patience = 30_000 } = settings;
  return startThreads({ ...settings, program, megabytes, patience, areReady: true });
}

export function createBotPool(settings: BotPoolSettings): BotPool {
  const { log } = settings;
  const threads = startBotThreads(settings);

  /** What the worker's function of this name answers; null if it does not. */
  async function ask(name: 'decide' | 'says', { place, ...thought }: BotTask): Promise<{ answer: unknown } | null> {
    if (threads.isClosed) return null;
    const { game, level, milliseconds } = thought;
    try {
      return { answer: await threads.run(name, { ...thought, givenAt: Date.now() }, place, milliseconds + GRACE) };
    } catch (error) {
      if (!threads.isClosed) log?.warn({ game, level, reason: reasonOf(error) }, 'a bot did not answer');
      return null;
    }
  }

  return {
    get waiting() {
      return threads.waiting;
    },
    async decide(task) {
      const { game, level, asked } = task;
      const answered = await ask('decide', task);
      if (answered === null) return null;
      const choice = asked.options.find((option) => samePlain(option, answered.answer));
      if (choice === undefined)
        log?.warn({ game, level, decision: asked.decision }, 'a bot answered nothing that was offered');
      return choice ?? null;
    },
    async says(task) {
      return ((await ask('says', task))?.answer ?? null) as Claim | null;
    },
    close: threads.close,
  };
}
