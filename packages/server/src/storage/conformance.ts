/** One suite for every database: what the rest of the server relies on is what is tested here. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitConformance } from './conformance/commits.ts';
import { outageConformance } from './conformance/outages.ts';
import { privacyConformance } from './conformance/privacy.ts';
import { aTable } from './conformance/samples.ts';
import { tableConformance } from './conformance/tables.ts';
import { userConformance } from './conformance/users.ts';
import type { Store } from './store.ts';
import type { TestDatabase } from './testing/databases.ts';

/** `makeDatabase` gives an empty one that can be opened, and after closing opened again. */
export function storeConformance(name: string, makeDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    const opened: Store[] = [];
    let shared: Store;
    let sharedDatabase: TestDatabase;

    async function open(database: TestDatabase): Promise<Store> {
      const store = await database.open();
      opened.push(store);
      return store;
    }

    const openEmpty = async () => open(await makeDatabase());

    beforeAll(async () => {
      sharedDatabase = await makeDatabase();
      shared = await open(sharedDatabase);
    });
    afterAll(async () => {
      for (const store of opened) await store.close();
    });

    commitConformance(() => shared);
    tableConformance(openEmpty);
    userConformance(() => shared);
    privacyConformance(
      () => shared,
      () => sharedDatabase.dump(),
    );
    outageConformance(openEmpty);

    describe('closing', () => {
      it('finishes what was begun, and the next server finds it', async () => {
        const database = await makeDatabase();
        const first = await database.open();
        const tables = Array.from({ length: 20 }, () => aTable());
        const commits = tables.map((table) => first.commit({ table }));
        await first.close();
        await Promise.all(commits);
        const second = await open(database);
        await second.ping();
        for (const table of tables) expect((await second.loadTable(table.id))?.table).toEqual(table);
      });

      it('leaves a store that refuses everything with a clear error', async () => {
        const store = await (await makeDatabase()).open();
        await store.close();
        await expect(store.ping()).rejects.toMatchObject({ name: 'StorageUnavailable' });
        await expect(store.commit({ table: aTable() })).rejects.toMatchObject({ name: 'StorageUnavailable' });
        await expect(store.loadTable('any')).rejects.toMatchObject({ name: 'StorageUnavailable' });
      });
    });
  });
}
