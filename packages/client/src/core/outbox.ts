/** Commands on their way: each is kept until the server has answered it, and sent again after every reconnect. */
import type { ClientMessage, ProblemBody } from '@conclave/protocol';
import { ApiProblem } from './http.ts';

export type Command = Extract<ClientMessage, { id: string }>;

interface Letter {
  readonly command: Command;
  resolve(): void;
  reject(problem: Error): void;
}

const PASSING: ReadonlySet<string> = new Set(['storage-unavailable', 'shutting-down']);

/** Whether a refusal means "not now": the same command, with its id, may succeed later and is never done twice. */
export function isPassing({ code }: ProblemBody): boolean {
  return PASSING.has(code);
}

export interface Outbox {
  /** Resolves when the command is done; rejects with the refusal. */
  post(command: Command): Promise<void>;
  /** Commands that nobody has answered yet, the oldest first. */
  unanswered(): readonly Command[];
  done(id: string): void;
  /** Whether the refusal was final; if not, the command is still in the box and should be sent again. */
  refused(id: string, problem: ProblemBody): boolean;
  readonly empty: boolean;
}

export function createOutbox(): Outbox {
  const letters = new Map<string, Letter>();

  function take(id: string): Letter | undefined {
    const letter = letters.get(id);
    letters.delete(id);
    return letter;
  }

  return {
    post: (command) =>
      new Promise((resolve, reject) => {
        letters.set(command.id, { command, resolve, reject });
      }),
    unanswered: () => [...letters.values()].map((letter) => letter.command),
    done: (id) => take(id)?.resolve(),
    refused(id, problem) {
      if (isPassing(problem) && letters.has(id)) return false;
      take(id)?.reject(new ApiProblem(problem.code, problem.message));
      return true;
    },
    get empty() {
      return letters.size === 0;
    },
  };
}
