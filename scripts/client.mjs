// Builds the web client when its sources are newer than what was built. Plain JavaScript, like its caller.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What ends up in the browser. */
const SOURCES = ['client', 'fair', 'kernel', 'protocol', 'games'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'e2e', 'scenarios']);

/** Whether what was built is older than what it is built from, or is not there. */
export function isClientStale(root) {
  const built = join(root, 'packages', 'client', 'dist', 'index.html');
  if (!existsSync(built)) return true;
  const newest = Math.max(...SOURCES.map((name) => newestIn(join(root, 'packages', name))));
  return newest > statSync(built).mtimeMs;
}

function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}
