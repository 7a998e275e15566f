/** The server and the built client of a checkout: this one, or another one whose faults are to be found. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const HERE = fileURLToPath(new URL('../../..', import.meta.url));

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Bots answer at once: how fast it is shown is the client's business. */
const SETTINGS = { PORT: '0', BOT_PACE_MS: '0', BOT_WORKERS: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };

export async function serve(root: string = HERE): Promise<Served> {
  const at = (path: string) => pathToFileURL(join(root, path)).href;
  const { freshBuild, DIST }: typeof import('../scripts/build/fresh.ts') = await import(
    at('packages/client/scripts/build/fresh.ts')
  );
  const { configFrom, createLog, startServer }: typeof import('@conclave/server') = await import(
    at('packages/server/src/index.ts')
  );
  await freshBuild();
  const folder = await mkdtemp(join(tmpdir(), 'conclave-look-'));
  // A copy: somebody may build anew meanwhile.
  const webDir = join(folder, 'web');
  await cp(DIST, webDir, { recursive: true });
  const config = { ...configFrom({ ...SETTINGS, DATA_DIR: folder }), webDir };
  const server = await startServer(config, createLog('silent'));
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
