import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '../store.ts';
import { errorOf } from './failures.ts';
import type { RequestKind, Requests, Response } from './messages.ts';

/** The database's thread, seen from the server's. */
export interface Thread {
  ask<Kind extends RequestKind>(kind: Kind, question: Requests[Kind]['question']): Promise<Requests[Kind]['answer']>;
  /** Ends the thread without asking it. */
  end(): Promise<void>;
}

/** `hasDied` is called when the thread ends and nobody wanted it to. */
export function startThread(hasDied: (cause: Error) => void, file = new URL('./worker.ts', import.meta.url)): Thread {
  const worker = new Worker(file, {
    name: 'sqlite',
    // node:sqlite is what we chose, with open eyes (docs/decisions/0002): its warning would only trouble operators.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // What it is sent lives for a moment: the room that the server's thread has for such things would only cost memory here.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let reasonOfDeath: Error | null = null;
  let isWanted = false;

  worker.on('message', (response: Response) => {
    const waiting = asked.get(response.id);
    asked.delete(response.id);
    if ('failure' in response) waiting?.reject(errorOf(response.failure));
    else waiting?.resolve(response.value);
  });
  worker.on('error', (error) => die(error));
  worker.on('exit', () => die(new Error('its thread has ended')));

  function die(cause: Error): void {
    const isFirst = reasonOfDeath === null;
    reasonOfDeath ??= cause;
    for (const { reject } of asked.values()) reject(dead(cause, true));
    asked.clear();
    if (isFirst && !isWanted) hasDied(cause);
  }

  return {
    ask<Kind extends RequestKind>(kind: Kind, question: Requests[Kind]['question']) {
      return new Promise<Requests[Kind]['answer']>((resolve, reject) => {
        if (reasonOfDeath !== null) return reject(dead(reasonOfDeath, false));
        const id = ++lastId;
        asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id, kind, ...question });
      });
    },
    async end() {
      isWanted = true;
      await worker.terminate();
    },
  };
}

function dead(cause: Error, isUncertain: boolean): StorageUnavailable {
  return new StorageUnavailable(`The database is closed (${cause.message}): restart the server.`, {
    cause,
    isUncertain,
  });
}
