import { Problem } from '../problem.ts';
import { Conflict, StorageUnavailable } from '../storage/store.ts';

/** A database that cannot be reached is no fault of whoever asked: they may try again. */
export async function fromStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isOfTheStore(error)) throw error;
    throw new Problem('storage-unavailable', 'Can’t reach the database. Try again in a moment.');
  }
}

/** What a commit that failed means to whoever asked for it. */
export function asProblem(error: unknown): unknown {
  return isOfTheStore(error) ? notStored() : error;
}

export function notStored(): Problem {
  return new Problem('storage-unavailable', 'This could not be saved, so nothing changed. Try again in a moment.');
}

function isOfTheStore(error: unknown): boolean {
  return error instanceof Conflict || error instanceof StorageUnavailable;
}
