/**
 * The long crash test: `node bench/server/crash.ts [--database sqlite|postgres] [--kills 100] [--tables 8] [--seed S]
 * [--port N] [--json]`. A server is killed amid play (`kill -9`) many times; afterwards nothing that was
 * acknowledged may be missing, nothing may be there twice, and every table goes on, with its clocks.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/storage/testing/postgres.ts';
import { crashAgainAndAgain } from '../../packages/server/test/proofs/crash.ts';
import { freePort } from '../../packages/server/test/proofs/server-process.ts';
import { argumentsOf, conclude, median, progress } from './report.ts';

const args = argumentsOf({ database: 'sqlite', kills: 100, tables: 8, seed: 'crash', port: 0 });
if (!['sqlite', 'postgres'].includes(args.database)) throw new Error('--database wants sqlite or postgres');

const folder = mkdtempSync(join(tmpdir(), 'conclave-crash-'));
const postgres = args.database === 'postgres' ? await startPostgres({ isDurable: true }) : null;
const begun = Date.now();
try {
  const { faults, startsTook, ...report } = await crashAgainAndAgain({
    folder,
    ...(postgres === null ? {} : { databaseUrl: postgres.url }),
    port: args.port === 0 ? await freePort() : args.port,
    kills: args.kills,
    tables: args.tables,
    seed: args.seed,
    onKill: (kill, { faults: soFar }) => progress(`kill ${kill} of ${args.kills}, ${soFar.length} faults`),
  });
  progress('');
  const count = (word: string) => faults.filter((fault) => fault.startsWith(word)).length;
  const lost = count('LOST') + count('UNTOLD') + count('GAP');
  const doubled = count('DOUBLED') + count('REFUSED AND DONE') + count("NOBODY'S");
  const stopped = count('STOPPED') + count('UNFINISHED') + count('NOT BACK') + count('UNANSWERED');
  conclude(
    {
      database: args.database,
      seed: args.seed,
      seconds: Math.round((Date.now() - begun) / 1000),
      ...report,
      medianStart: `${median(startsTook)} ms`,
      faults,
    },
    [
      bar('acknowledged choices lost', lost),
      bar('choices made twice', doubled),
      bar('tables that did not go on', stopped),
      {
        what: 'clocks',
        wanted: 'right within 1000 ms',
        reached: `${report.worstClock} ms at worst`,
        isReached: report.worstClock <= 1000 && report.comparedClocks > 0,
      },
      bar('anything else that is wrong', faults.length - lost - doubled - stopped - count('WRONG CLOCK')),
    ],
    args.json,
  );
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function bar(what: string, found: number) {
  return { what, wanted: '0', reached: String(found), isReached: found === 0 };
}
