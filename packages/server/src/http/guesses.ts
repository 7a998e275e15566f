import { Problem } from '../problem.ts';
import type { Asker, Limits } from './limits.ts';

/** Runs something that a secret code opens. Wrong codes are counted, right ones never, so that nobody can try them all. */
export async function countingGuesses<T>(limits: Limits, asker: Asker, open: () => Promise<T>): Promise<T> {
  await limits.check('guesses', asker);
  try {
    return await open();
  } catch (error) {
    if (error instanceof Problem && ['not-found', 'forbidden', 'invite-only'].includes(error.code))
      await limits.take('guesses', asker);
    throw error;
  }
}
