/** How `conclave admin` on the same machine finds the running server and may ask it. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';

/** Leaves the server's address and the operator's token in the data folder, for its owner's eyes. Call the result to take it away. */
export async function leaveKey(
  folder: string,
  key: { readonly url: string; readonly token: string },
  log: Log,
): Promise<() => Promise<void>> {
  const path = join(folder, 'operator.json');
  try {
    await rm(path, { force: true });
    await writeFile(path, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, 'the operator’s key could not be left in the data folder: conclave admin needs --server');
  }
  return () => rm(path, { force: true }).catch(() => {});
}
