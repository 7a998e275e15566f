/**
 * The file `alive`: when the server last lived. What is written to a file belongs to the operating system at once, so it
 * outlives the process and need not be waited for until it is on the disk. The time stands in it, because the file's own
 * changes when the folder is copied.
 */
import { constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../engine.ts';

/** Every time is as long as this, so that it covers the one before. An emptied file would say nothing for a moment. */
const LENGTH = 16;
const NOT_EMPTIED = constants.O_WRONLY | constants.O_CREAT;

export function signIn(folder: string): Pick<Engine, 'leaveSign' | 'lastSign'> {
  const path = join(folder, 'alive');
  return {
    leaveSign: (at) => writeFile(path, String(at).padStart(LENGTH), { flag: NOT_EMPTIED }),
    async lastSign() {
      const text = await readFile(path, 'latin1').catch(() => '');
      // After a power cut anything may stand there.
      return /^ *\d+$/.test(text) ? Number(text) : null;
    },
  };
}
