/** What SQLite's result codes mean for the server. */
import { Conflict, StorageUnavailable } from '../store.ts';
import type { Failure } from './messages.ts';

export const BUSY = 5;
const CONSTRAINT = 19;
const IO_ERROR = 10;

/** Not this statement is at fault but the database: no other one would do better now. */
const TROUBLES: Readonly<Record<number, string>> = {
  [BUSY]: 'it is locked by another program: end that program',
  6: 'it is locked by another program: end that program',
  7: 'there is no memory left: give the server more',
  8: 'it may not be written: check the rights of the data folder',
  [IO_ERROR]: 'the disk failed: check the disk, and whether there is room on it',
  11: 'the file is damaged: stop the server and restore a backup',
  13: 'there is no room on the disk: make room; no restart is needed',
  14: 'the file cannot be opened: check the data folder and its rights',
  26: 'the file is no database: use another data folder',
};

/** The extended codes of SQLite keep the plain one in the lowest byte. */
function plainCode(failure: Failure): number {
  return (failure.code ?? 0) & 0xff;
}

export function isTroubleOfDatabase(failure: Failure): boolean {
  return plainCode(failure) in TROUBLES;
}

export function errorOf(failure: Failure): Error {
  const code = plainCode(failure);
  if (code === CONSTRAINT) return new Conflict(`Somebody else was faster (${failure.message}): load it again.`);
  const advice = TROUBLES[code];
  if (advice === undefined) return new Error(`SQLite refused a statement: ${failure.message}`);
  return new StorageUnavailable(`The database cannot be used, ${advice} (${failure.message}).`, {
    // SQLite takes back what it could not write. Only if the disk fails in the very moment of the commit might the
    // commit be found again after a power cut.
    isUncertain: failure.isAtCommit && code === IO_ERROR,
  });
}

/** For what SQLite itself does not call an error. */
export function conflict(): Failure {
  return { message: 'the table has moved on', code: CONSTRAINT, isAtCommit: false };
}
