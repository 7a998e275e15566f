import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { type CrashReport, crashAgainAndAgain } from './crash.ts';
import { freePort } from './server-process.ts';

const KILLS = 5;
const MINUTES = 60_000;
const seed = process.env.PROOF_SEED ?? 'crash';

let folder: string;
let postgres: TestPostgres | null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-crash-'));
  postgres = await postgresForTests();
}, MINUTES);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function expectNothingLost(report: CrashReport): void {
  expect(report.faults, `repeat with PROOF_SEED=${seed}`).toEqual([]);
  expect(report.kills).toBe(KILLS);
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  expect(report.comparedClocks).toBeGreaterThan(KILLS);
  expect(report.verifiedTables).toBe(report.finishedTables);
}

describe('a server that is killed amid play', () => {
  it(
    'on SQLite loses no choice that was acknowledged, makes none twice, and goes on with every table and clock',
    async () => {
      const setting = { folder, port: await freePort(), kills: KILLS, tables: 4, seed };
      expectNothingLost(await crashAgainAndAgain(setting));
    },
    5 * MINUTES,
  );

  it(
    'on PostgreSQL does the same',
    async (context) => {
      if (postgres === null) return context.skip('there is no PostgreSQL');
      const setting = { folder, databaseUrl: postgres.url, port: await freePort(), kills: KILLS, tables: 4, seed };
      expectNothingLost(await crashAgainAndAgain(setting));
    },
    5 * MINUTES,
  );
});
