/** Commands without an answer yet. They are sent again after every reconnect, until the server has answered. */
import type { ClientMessage, ProblemBody } from '@conclave/protocol';
import { ApiProblem } from './http.ts';

export type Command = Extract<ClientMessage, { id: string }>;

interface Waiting {
  readonly command: Command;
  resolve(): void;
  reject(problem: Error): void;
}

const PASSING: ReadonlySet<string> = new Set(['storage-unavailable', 'shutting-down']);

/** Whether a refusal means "not now": the same command, with its id, may succeed later and is never done twice. */
export function isPassing({ code }: ProblemBody): boolean {
  return PASSING.has(code);
}

export interface CommandQueue {
  /** Resolves when the command is done; rejects with the refusal. */
  post(command: Command): Promise<void>;
  /** Commands that nobody has answered yet, the oldest first. */
  unanswered(): readonly Command[];
  done(id: string): void;
  /** Whether the refusal was final; if not, the command stays in the queue and should be sent again. */
  refused(id: string, problem: ProblemBody): boolean;
  readonly empty: boolean;
}

export function createCommandQueue(): CommandQueue {
  const waiting = new Map<string, Waiting>();

  function take(id: string): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  }

  return {
    post: (command) =>
      new Promise((resolve, reject) => {
        waiting.set(command.id, { command, resolve, reject });
      }),
    unanswered: () => [...waiting.values()].map(({ command }) => command),
    done: (id) => take(id)?.resolve(),
    refused(id, problem) {
      if (isPassing(problem) && waiting.has(id)) return false;
      take(id)?.reject(new ApiProblem(problem.code, problem.message));
      return true;
    },
    get empty() {
      return waiting.size === 0;
    },
  };
}
