import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLog } from './crash-log.ts';
import { conclaveSwarm } from './load.ts';
import { measure } from './load-pace.ts';
import { measureMemory } from './memory.ts';
import { freePort, startServerProcess } from './server-process.ts';

// How fast it is, the long runs measure: bench/server/load.ts and memory.ts. Here it has to be right.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-load-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server with many tables', () => {
  it('carries out every choice of a swarm, tells the other seat of each, and refuses none', async () => {
    const server = await startServerProcess({ port: await freePort(), folder, env: { BOT_WORKERS: '1' } });
    const swarm = await conclaveSwarm(server.origin, 20, 'swarm');
    const { choices } = await measure(swarm, server.pid, { rate: 100, seconds: 3 });
    await swarm.close();
    await server.stop();
    expect(swarm.faults).toEqual([]);
    expect(swarm.refusals).toEqual([]);
    expect(choices).toBeGreaterThan(20);
    const stored = (await readLog({ folder })).filter(({ kind }) => kind === 'choice');
    expect(stored.length).toBeGreaterThanOrEqual(choices);
  });

  it('starts again with stored tables and plays on with live ones', async () => {
    const setting = { stored: 10, live: 5, choices: 4, rate: 50, starts: 1, seed: 'memory' };
    const report = await measureMemory({ port: await freePort(), folder: join(folder, 'memory'), ...setting });
    expect(report.faults).toEqual([]);
    expect(report.choicesMade).toBeGreaterThan(0);
    expect(report.megabytesInPlay).toBeGreaterThan(0);
  });
});
