import { Problem } from '../problem.ts';

/** A database that cannot be reached is no fault of whoever asked: they may try again. */
export async function fromStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('storage-unavailable', 'Can’t reach the database. Try again in a moment.');
  }
}
