/** The built client, made anew when its sources have changed since: for `npm start`, the tests and the pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = join(CLIENT, '..');
const VITE = join(PACKAGES, '..', 'node_modules', 'vite', 'bin', 'vite.js');
export const DIST = join(CLIENT, 'dist');

const SOURCES = [
  'client/{src,public,scripts/build}/**/*.*',
  'client/{index.html,vite.config.ts,package.json}',
  '{kernel,protocol,fair,games/*}/src/**/*.ts',
  'languages/src/**/*.{ts,md}',
];

/** Somebody who builds for longer than this is not there any more. */
const LONGEST_BUILD = 120_000;

export async function freshBuild(): Promise<void> {
  if (!isOutdated()) return;
  while (!takeLock()) await pause(200);
  try {
    if (isOutdated()) await build();
  } finally {
    rmdirSync(LOCK);
  }
}

/** In a process of its own: whoever asks, a test runner say, may have set the environment for something else. */
async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [VITE, 'build', CLIENT, '--logLevel', 'warn'], {
    env,
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The client could not be built; the reason is above.');
}

/** The compressed page is the last file that a build writes. */
function isOutdated(): boolean {
  const built = changed(join(DIST, 'index.html.br'));
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: PACKAGES }));
  return files.some((file) => changed(join(PACKAGES, file)) > built);
}

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const LOCK = join(CLIENT, '..', '..', 'node_modules', '.conclave-build');

/** One builds, others wait: tests run side by side. */
function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    if (Date.now() - changed(LOCK) > LONGEST_BUILD) rmdirSync(LOCK);
    return false;
  }
}
