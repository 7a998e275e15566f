/**
 * The file `alive`: when the server last lived. What is written to a file belongs to the operating system at once, so it
 * outlives the process and need not be waited for until it is on the disk. The time stands in it, because the file's own
 * changes when the folder is copied.
 */
import { constants, type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../engine.ts';

/** Every time is as long as this, so that it covers the one before. An emptied file would say nothing for a moment. */
const LENGTH = 16;
const NOT_EMPTIED = constants.O_WRONLY | constants.O_CREAT;

type Liveness = Pick<Engine, 'writeLiveness' | 'readLiveness' | 'close'>;

export function livenessIn(folder: string): Liveness {
  const path = join(folder, 'alive');
  /** Opened once: to open and close it several times a second is three times the work. */
  let file: Promise<FileHandle> | null = null;
  function opened(): Promise<FileHandle> {
    file ??= open(path, NOT_EMPTIED).catch((error) => {
      file = null;
      throw error;
    });
    return file;
  }
  return {
    async writeLiveness(at) {
      await (await opened()).write(String(at).padStart(LENGTH), 0);
    },
    async readLiveness() {
      const text = await readFile(path, 'latin1').catch(() => '');
      // After a power cut anything may stand there.
      return /^ *\d+$/.test(text) ? Number(text) : null;
    },
    async close() {
      await file?.then(
        (handle) => handle.close(),
        // It could not be opened: there is nothing to be closed.
        () => {},
      );
      file = null;
    },
  };
}
