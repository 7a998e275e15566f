/** Clocks after a crash of a server at which nobody chose anything: only the server itself can tell how long it lived. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@conclave/kernel';
import type { ClockInfo } from '@conclave/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { clockErrors } from './crash-checks.ts';
import { createPlayer, type Player } from './player.ts';
import { newGuest, newTable } from './player-guest.ts';
import { freePort, type ServerProcess, type ServerSetting, startServerProcess } from './server-process.ts';

const TIMEOUT = 240_000;
const CLOCK = { kind: 'live', bankSeconds: 3600, incrementSeconds: 2 } as const;
/** How long the server lives before it is killed: much longer than a clock may be off, and shorter than it is patient. */
const LIFE = 3000;
const WITHIN = 1000;

let folder: string;
let postgres: TestPostgres | null;
let server: ServerProcess | null = null;
let player: Player | null = null;
beforeAll(async () => {
  postgres = await postgresForTests();
}, TIMEOUT);
afterAll(() => postgres?.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-crash-clock-'));
});
afterEach(async () => {
  player?.leave();
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the disk stand still until what it gives is called. */
type Stall = () => Promise<() => Promise<void>>;

const noStall: Stall = async () => async () => {};

/** Somebody else has the database for a while. */
const stalledSqlite: Stall = async () => {
  const database = new DatabaseSync(join(folder, 'conclave.db'));
  database.exec('begin immediate');
  return async () => database.close();
};

/** Commits wait for a second machine that never says that it has them. */
function stalledPostgres(url: string): Stall {
  async function setStandby(change: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter system ${change}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  }
  return async () => {
    await setStandby("set synchronous_standby_names = 'nobody'");
    return () => setStandby('reset synchronous_standby_names');
  };
}

/** A server takes up a table and is killed a little later: how far off the clocks are that the next one shows. */
async function clocksAfter(databaseUrl: string | undefined, stall: Stall): Promise<number[]> {
  const port = await freePort();
  const setting: ServerSetting = databaseUrl === undefined ? { port, folder } : { port, folder, databaseUrl };
  server = await startServerProcess(setting);
  const { origin } = server;
  const guests = [await newGuest(origin, 'Ada'), await newGuest(origin, 'Bob')];
  const table = await newTable(origin, guests, { game: 'rise-of-cthulhu', clock: CLOCK });
  const [guest] = guests as [(typeof guests)[0]];
  player = createPlayer({ origin, guest, table, chance: new SeededChance('nothing'), thinks: null });
  await player.come();
  await server.kill();

  server = await startServerProcess(setting);
  const known = await clockOf(player, 2);
  const goOn = await stall();
  await sleep(LIFE);
  const killed = { from: server.openSince, to: await server.kill() };
  await goOn();

  server = await startServerProcess(setting);
  const lives = [killed, { from: server.openSince }];
  return clockErrors(known, [], 0, await clockOf(player, 3), lives);
}

/** In the picture of this number that the player is shown. */
async function clockOf({ pictures }: Player, number: number): Promise<ClockInfo> {
  await expect.poll(() => pictures.length, { timeout: 30_000 }).toBe(number);
  return pictures[number - 1]?.clock as ClockInfo;
}

function expectRight(errors: readonly number[]): void {
  expect(Math.max(...errors.map(Math.abs)), `milliseconds, by seat: ${errors}`).toBeLessThan(WITHIN);
}

describe('a server that is killed soon after its start', () => {
  it('on SQLite leaves clocks that are right', async () => expectRight(await clocksAfter(undefined, noStall)), TIMEOUT);

  it(
    'on SQLite leaves clocks that are right even if nothing could be stored for a while',
    async () => expectRight(await clocksAfter(undefined, stalledSqlite)),
    TIMEOUT,
  );

  it(
    'on PostgreSQL leaves clocks that are right',
    async (context) => {
      if (postgres === null) return context.skip('there is no PostgreSQL');
      expectRight(await clocksAfter(await postgres.createDatabase(), noStall));
    },
    TIMEOUT,
  );

  it(
    'on PostgreSQL leaves clocks that are right even if nothing could be stored for a while',
    async (context) => {
      if (postgres === null) return context.skip('there is no PostgreSQL');
      if (!postgres.isOurs) return context.skip('this PostgreSQL cannot be held up: unset CONCLAVE_TEST_DATABASE_URL');
      const url = await postgres.createDatabase();
      expectRight(await clocksAfter(url, stalledPostgres(url)));
    },
    TIMEOUT,
  );
});
