import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aChoice, aPosition, aTable, aToken, at, aUser, outcomes, written } from './conformance/samples.ts';
import { storeConformance } from './conformance.ts';
import { openStore } from './index.ts';
import type { Store } from './store.ts';
import { postgresAt } from './testing/databases.ts';
import { killWriter, lossesIn } from './testing/kills.ts';
import { postgresForTests, type TestPostgres } from './testing/postgres.ts';

const found = await postgresForTests();
const postgres = found as TestPostgres;
afterAll(() => found?.stop());

const opened: Store[] = [];
async function open(url: string): Promise<Store> {
  const store = await openStore({ url, folder: 'not used' });
  opened.push(store);
  return store;
}
afterAll(async () => {
  for (const store of opened) await store.close();
});

/** Tries until PostgreSQL answers again, as the server does. */
async function whenItAnswers(store: Store): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await store.ping();
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

describe.skipIf(found === null)('on a real server', () => {
  storeConformance('PostgreSQL', async () => postgresAt(await postgres.createDatabase()));

  describe('two servers on one database', () => {
    it('start at the same time on an empty one', async () => {
      const url = await postgres.createDatabase();
      const stores = await Promise.all([open(url), open(url), open(url)]);
      for (const store of stores) await store.ping();
    });

    it('of two commits on the same head one wins, in every round', async () => {
      const url = await postgres.createDatabase();
      const stores = [await open(url), await open(url)] as const;
      const tables = Array.from({ length: 20 }, () => aTable({ host: 'ada' }));
      await Promise.all(tables.map((table) => stores[0].commit({ table })));
      const commandIn = (round: number) => ({ user: 'ada', command: `command ${round}` });
      for (let round = 0; round < 10; round++) {
        const results = await Promise.all(
          tables.map(async (table) => {
            const entries = written([aChoice({ by: commandIn(round) })]);
            const commits = stores.map((store) =>
              store.commit({ table, on: at(round + 1, round), entries, position: aPosition({ entries: round + 1 }) }),
            );
            return (await outcomes(commits)).toSorted().join();
          }),
        );
        expect(new Set(results)).toEqual(new Set(['Conflict,done']));
      }
      const commands = Array.from({ length: 10 }, (_, round) => commandIn(round));
      for (const { id } of tables) {
        expect((await stores[1].loadTable(id))?.entries.map(({ by }) => by)).toEqual(commands);
      }
    });

    it('redeem a token once', async () => {
      const url = await postgres.createDatabase();
      const stores = [await open(url), await open(url)] as const;
      const user = aUser();
      await stores[0].createUser(user, aToken(user.id));
      for (let round = 0; round < 10; round++) {
        const code = aToken(user.id, { kind: 'recovery' });
        await stores[0].addToken(code);
        const won = await Promise.all(stores.map((store) => store.redeemToken(code.hash, 'recovery')));
        expect(won.filter((one) => one !== null)).toHaveLength(1);
      }
    });
  });

  describe('a lost connection', () => {
    it('in the midst of a commit leaves it uncertain, and loading tells', async () => {
      const url = await postgres.createDatabase();
      const database = postgresAt(url);
      const store = await open(url);
      const table = aTable();
      await store.commit({ table });

      const locked = database.execute(`begin; select * from heads for update; select pg_sleep(2); commit`);
      await sleep(300);
      const waiting = store.commit({ table, on: at(1) });
      const refused = expect(waiting).rejects.toMatchObject({ name: 'StorageUnavailable', isUncertain: true });
      await sleep(300);
      await database.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%new_tables%' and pid <> pg_backend_pid()`,
      );
      await refused;
      await locked;
      expect((await store.loadTable(table.id))?.head.revision).toBe(1);
      await store.commit({ table, on: at(1) });
    });

    it('while nothing is asked ends nothing: the next one is made', async () => {
      const url = await postgres.createDatabase();
      const database = postgresAt(url);
      const store = await open(url);
      await Promise.all(Array.from({ length: 5 }, () => store.ping()));
      await database.execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await sleep(200);
      await store.commit({ table: aTable() });
    });
  });

  describe.skipIf(found?.isOurs === false)('PostgreSQL stopped and started again', () => {
    it.each(['kill', 'restart'] as const)('loses nothing, and the store goes on by itself (%s)', async (how) => {
      const store = await open(await postgres.createDatabase());
      const table = aTable();
      await store.commit({ table });
      await postgres.kill();

      const whileDown = store.commit({ table, on: at(1) });
      await expect(whileDown).rejects.toMatchObject({ name: 'StorageUnavailable', isUncertain: expect.any(Boolean) });
      await expect(store.loadTable(table.id)).rejects.toMatchObject({ name: 'StorageUnavailable' });
      await expect(store.commit({ table, on: at(1) })).rejects.toMatchObject({ isUncertain: false });
      await postgres.restart();
      if (how === 'restart') await postgres.restart();

      await whenItAnswers(store);
      expect((await store.loadTable(table.id))?.table).toEqual(table);
      await store.commit({ table, on: at(1) });
    });
  });

  describe.skipIf(found?.isOurs === false)('PostgreSQL that hangs', () => {
    let goOn = () => {};
    afterEach(() => goOn());

    /** How many seconds something takes that is refused because nobody answers. */
    async function refusedAfter(work: () => Promise<unknown>, isUncertain: boolean): Promise<number> {
      const begun = performance.now();
      await expect(work()).rejects.toMatchObject({ name: 'StorageUnavailable', isUncertain });
      return (performance.now() - begun) / 1000;
    }

    it('counts as lost after some seconds, whether the connection was there or is to be made', async () => {
      const store = await open(await postgres.createDatabase());
      const table = aTable();
      await store.commit({ table });
      goOn = await postgres.hang();
      // This one was sent: nobody knows whether it will be done. The next one needs a new connection.
      expect(await refusedAfter(() => store.commit({ table, on: at(1) }), true)).toBeLessThan(15);
      expect(await refusedAfter(() => store.commit({ table, on: at(1) }), false)).toBeLessThan(15);
      goOn();
      await whenItAnswers(store);
      const found = (await store.loadTable(table.id))?.head ?? expect.unreachable();
      expect([1, 2]).toContain(found.revision);
      const writeOn = async () => {
        const known = (await store.loadTable(table.id)) ?? expect.unreachable();
        await store.commit({ table: known.table, on: known.head });
      };
      // What was given up may be done in this very moment; then the table is to be loaded again.
      await writeOn().catch(writeOn);
    });

    it('keeps no transaction waiting that has lost its connection', async () => {
      const store = await open(await postgres.createDatabase());
      await store.ping();
      goOn = await postgres.hang();
      expect(await refusedAfter(() => store.addOutage({ from: 1000, to: 2000 }), true)).toBeLessThan(25);
      goOn();
      await whenItAnswers(store);
      await store.addOutage({ from: 1000, to: 2000 });
    });

    it('lets the store be closed', async () => {
      const store = await openStore({ url: await postgres.createDatabase(), folder: 'not used' });
      await Promise.all(Array.from({ length: 5 }, () => store.ping()));
      goOn = await postgres.hang();
      const begun = performance.now();
      const lost = expect(store.ping()).rejects.toMatchObject({ name: 'StorageUnavailable' });
      await store.close();
      await lost;
      expect(performance.now() - begun).toBeLessThan(25_000);
    });
  });

  describe('kill -9 of the server', () => {
    it('loses nothing that was acknowledged and doubles nothing', async () => {
      const url = await postgres.createDatabase();
      const store = await open(url);
      for (let kill = 0; kill < 3; kill++) {
        expect(await lossesIn(store, await killWriter('not used', url))).toEqual([]);
      }
    });
  });

  describe('what cannot work', () => {
    it('is told at the start', async () => {
      const openAt = (url: string) => openStore({ url, folder: 'not used' });
      await expect(openAt('mysql://localhost/x')).rejects.toThrow('must begin with postgres://');
      await expect(openAt('postgres://localhost:1/x')).rejects.toThrow(/cannot be reached: check that it runs/);
      const missing = new URL(postgres.url);
      missing.pathname = '/no_such_database';
      await expect(openAt(missing.href)).rejects.toThrow(/there is no such database/);
    });
  });
});
