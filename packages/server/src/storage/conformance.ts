/** One suite for every database: what the rest of the server relies on is what is tested here. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitConformance } from './conformance/commits.ts';
import { outageConformance } from './conformance/outages.ts';
import { privacyConformance } from './conformance/privacy.ts';
import { aTable } from './conformance/samples.ts';
import { tableConformance } from './conformance/tables.ts';
import { userConformance } from './conformance/users.ts';
import type { Store } from './store.ts';

/** An empty database that can be opened, and after closing opened again. */
export type MakeDatabase = () => Promise<{ open(): Promise<Store> }>;

export function storeConformance(name: string, makeDatabase: MakeDatabase): void {
  describe(name, () => {
    const opened: Store[] = [];
    let shared: Store;

    async function openEmpty(): Promise<Store> {
      const store = await (await makeDatabase()).open();
      opened.push(store);
      return store;
    }

    beforeAll(async () => {
      shared = await openEmpty();
    });
    afterAll(async () => {
      for (const store of opened) await store.close();
    });

    commitConformance(() => shared);
    tableConformance(openEmpty);
    userConformance(() => shared);
    privacyConformance(() => shared);
    outageConformance(openEmpty);

    describe('closing', () => {
      it('finishes what was begun, and the next server finds it', async () => {
        const database = await makeDatabase();
        const first = await database.open();
        const tables = Array.from({ length: 20 }, () => aTable());
        const commits = tables.map((table) => first.commit({ table }));
        await first.close();
        await Promise.all(commits);
        const second = await database.open();
        opened.push(second);
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
