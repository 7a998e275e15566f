/**
 * The long drop test: `node bench/server/drop.ts [--drops 1000] [--tables 6] [--seed S] [--port N] [--json]`. Connections
 * break in the middle of messages, either way, and on the client's side; everybody ends with the same updates as the same
 * viewer whose connection held.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropAgainAndAgain } from '../../packages/server/test/proofs/drop.ts';
import { freePort } from '../../packages/server/test/proofs/server-process.ts';
import { argumentsOf, conclude, progress } from './report.ts';

const args = argumentsOf({ drops: 1000, tables: 6, seed: 'drop', port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'conclave-drop-'));
const begun = Date.now();
try {
  const { faults, drops, ...report } = await dropAgainAndAgain({
    folder,
    port: args.port === 0 ? await freePort() : args.port,
    drops: args.drops,
    tables: args.tables,
    seed: args.seed,
    onDrop: (soFar) => progress(`${soFar} of ${args.drops} drops`),
  });
  progress('');
  const dropped = drops.insideMessageToClient + drops.insideMessageToServer + drops.byClient;
  conclude(
    { seed: args.seed, seconds: Math.round((Date.now() - begun) / 1000), ...drops, ...report, faults },
    [
      { what: 'forced drops', wanted: `${args.drops}`, reached: `${dropped}`, isReached: dropped >= args.drops },
      {
        what: 'updates or choices that differ',
        wanted: '0',
        reached: `${faults.length}`,
        isReached: faults.length === 0,
      },
    ],
    args.json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
