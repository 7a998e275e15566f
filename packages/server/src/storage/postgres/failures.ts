/** What goes wrong between us and PostgreSQL, and what it means for the server. */
import pg from 'pg';
import { Conflict, StorageUnavailable } from '../store.ts';

/** By the first letters of PostgreSQL's five-letter code; the longest that fits counts. */
const MEANINGS: Readonly<Record<string, { means: 'conflict' | 'unavailable' | 'lost'; advice?: string }>> = {
  '08': { means: 'lost' },
  '23': { means: 'conflict' },
  '40': { means: 'conflict' },
  '25006': { means: 'unavailable', advice: 'it may only be read: connect to the primary' },
  '28': { means: 'unavailable', advice: 'it refuses the user or the password: check the database URL' },
  '3D': { means: 'unavailable', advice: 'there is no such database: create it, or check the database URL' },
  '42501': { means: 'unavailable', advice: 'the user lacks rights: let it own the database' },
  '53': { means: 'unavailable', advice: 'it lacks room, memory or connections: give it more; no restart is needed' },
  '55': { means: 'unavailable', advice: 'something else has locked it: try again' },
  '57014': { means: 'unavailable', advice: 'it took too long: try again' },
  '57P': { means: 'lost' },
  '58': { means: 'unavailable', advice: 'its disk failed: check it' },
  XX: { means: 'unavailable', advice: 'it failed inside: look into its log' },
};

/** `wasSent`: the statement may have reached PostgreSQL, so if the answer is lost nobody knows whether it was done. */
export function errorOf(error: unknown, wasSent: boolean): unknown {
  if (error instanceof StorageUnavailable || error instanceof Conflict) return error;
  const { message } = error as Error;
  if (!(error instanceof pg.DatabaseError)) return lost(error as Error, wasSent);
  const meaning = meaningOf(error.code ?? '');
  switch (meaning?.means) {
    case 'conflict':
      return new Conflict(`Somebody else was faster (${message}): load it again.`, { cause: error });
    case 'unavailable':
      return new StorageUnavailable(`PostgreSQL cannot be used, ${meaning.advice} (${message}).`, {
        cause: error,
        isUncertain: false,
      });
    case 'lost':
      return lost(error, wasSent);
    default:
      return error;
  }
}

function meaningOf(code: string) {
  for (let length = code.length; length > 0; length--) {
    const meaning = MEANINGS[code.slice(0, length)];
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

function lost(cause: Error, wasSent: boolean): StorageUnavailable {
  return new StorageUnavailable(
    `PostgreSQL cannot be reached: check that it runs; no restart of this server is needed (${cause.message}).`,
    { cause, isUncertain: wasSent, isAway: true },
  );
}
