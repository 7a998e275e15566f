/**
 * Memory and start: `node bench/server/memory.ts [--stored 1000] [--live 100] [--choices 30] [--rate 300] [--starts 5]
 * [--seed S] [--port N] [--json]`. Tables are played and left, the server is started again with them, and others are
 * played meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureMemory } from '../../packages/server/test/proofs/memory.ts';
import { freePort } from '../../packages/server/test/proofs/server-process.ts';
import { argumentsOf, conclude, median } from './report.ts';

const MOST_MEGABYTES = 512;
const LONGEST_START = 2000;

const args = argumentsOf({ stored: 1000, live: 100, choices: 30, rate: 300, starts: 5, seed: 'memory', port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'conclave-memory-'));
try {
  const port = args.port === 0 ? await freePort() : args.port;
  const { startsTook, faults, ...report } = await measureMemory({ ...args, port, folder });
  const start = Math.round(median(startsTook));
  const megabytes = Math.round(report.megabytesInPlay);
  conclude(
    {
      seed: args.seed,
      startsTook: startsTook.map((one) => `${Math.round(one)} ms`).join(', '),
      startCpuSeconds: report.startCpuSeconds.join(', '),
      megabytesWhenReady: Math.round(report.megabytesWhenReady),
      megabytesInPlay: megabytes,
      choicesMade: report.choicesMade,
      faults,
    },
    [
      {
        what: `memory with ${args.live} live and ${args.stored} stored tables`,
        wanted: `under ${MOST_MEGABYTES} MB`,
        reached: `${megabytes} MB`,
        isReached: megabytes < MOST_MEGABYTES,
      },
      {
        what: `start to ready with ${args.stored} stored tables`,
        wanted: `under ${LONGEST_START} ms`,
        reached: `${start} ms (median of ${startsTook.length})`,
        isReached: start < LONGEST_START,
      },
    ],
    args.json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
