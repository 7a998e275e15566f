import { describe, expect, it } from 'vitest';
import type { Store, TableRow } from '../store.ts';
import { aChoice, aLine, aSeat, aTable, at, fresh, written } from './samples.ts';

/** `open` gives an empty store: these tests look at all tables there are. */
export function tableConformance(open: () => Promise<Store>): void {
  async function storeWith(tables: readonly TableRow[]): Promise<Store> {
    const store = await open();
    await Promise.all(tables.map((table) => store.commit({ table })));
    return store;
  }

  const ids = (tables: readonly TableRow[]) => tables.map(({ id }) => id);

  describe('lists', () => {
    it('open tables are public, still gather, and come newest first', async () => {
      const listed = { visibility: 'public' } as const;
      const store = await storeWith([
        aTable({ id: 'old', ...listed, createdAt: 1 }),
        aTable({ id: 'new', ...listed, createdAt: 3 }),
        aTable({ id: 'middle', ...listed, createdAt: 2 }),
        aTable({ id: 'unlisted', createdAt: 4 }),
        aTable({ id: 'begun', ...listed, status: 'playing', createdAt: 5 }),
      ]);
      expect(ids(await store.openTables(10))).toEqual(['new', 'middle', 'old']);
      expect(ids(await store.openTables(2))).toEqual(['new', 'middle']);
      expect((await store.openTables(1))[0]?.seats).toHaveLength(2);
    });

    it('my tables are those where I sit or host, living ones first, and none moves by being played', async () => {
      const mine = { seats: [aSeat({ seat: 0, user: 'me', name: 'Me' }), aSeat({ seat: 1 })] };
      const store = await storeWith([
        aTable({ id: 'finished-late', ...mine, status: 'finished', finishedAt: 900, createdAt: 1 }),
        aTable({ id: 'finished-early', ...mine, status: 'finished', finishedAt: 100, createdAt: 1 }),
        aTable({ id: 'abandoned', ...mine, status: 'abandoned', finishedAt: null, startedAt: 500 }),
        aTable({ id: 'hosted', host: 'me', createdAt: 10, touchedAt: 99 }),
        aTable({ id: 'playing', ...mine, host: 'me', status: 'playing', createdAt: 5, startedAt: 20 }),
        aTable({ id: 'of-others', host: 'you', createdAt: 30 }),
      ]);
      const all = ['playing', 'hosted', 'finished-late', 'abandoned', 'finished-early'];
      expect(ids(await store.tablesOf('me', 10))).toEqual(all);
      expect(ids(await store.tablesOf('me', 3))).toEqual(all.slice(0, 3));
      expect((await store.tablesOf('me', 1))[0]?.seats).toEqual(mine.seats);
      expect(await store.tablesOf('nobody', 10)).toEqual([]);
    });

    it('a seat that was left is mine no longer', async () => {
      const table = aTable({ seats: [aSeat({ seat: 0, user: 'me', name: 'Me' })] });
      const store = await storeWith([table]);
      await store.commit({ table: { ...table, seats: [aSeat({ seat: 0 })] }, on: at(1) });
      expect(await store.tablesOf('me', 10)).toEqual([]);
    });

    it('tables in play are woken when their time has come, the most urgent first', async () => {
      const playing = { status: 'playing' } as const;
      const store = await storeWith([
        aTable({ id: 'later', ...playing, wakesAt: 1001 }),
        aTable({ id: 'now', ...playing, wakesAt: 1000 }),
        aTable({ id: 'overdue', ...playing, wakesAt: 1 }),
        aTable({ id: 'never', ...playing }),
        aTable({ id: 'over', status: 'finished', wakesAt: 1 }),
      ]);
      expect(await store.tablesToWake(1000, 10)).toEqual(['overdue', 'now']);
      expect(await store.tablesToWake(1000, 1)).toEqual(['overdue']);
      expect(await store.tablesToWake(0, 10)).toEqual([]);
    });

    it('tables that gather and were not touched for long are found, the oldest first', async () => {
      const store = await storeWith([
        aTable({ id: 'new', touchedAt: 1000 }),
        aTable({ id: 'old', touchedAt: 500 }),
        aTable({ id: 'oldest', touchedAt: 100 }),
        aTable({ id: 'begun', status: 'playing', touchedAt: 1 }),
      ]);
      expect(await store.tablesUnused(1000, 10)).toEqual(['oldest', 'old']);
      expect(await store.tablesUnused(1000, 1)).toEqual(['oldest']);
    });

    it('tables that ended long ago are removed with all they hold', async () => {
      const ended = { touchedAt: 100, startedAt: 50 };
      const finished = aTable({ id: 'finished', ...ended, status: 'finished' });
      const store = await storeWith([
        aTable({ id: 'never-begun', status: 'abandoned', touchedAt: 100 }),
        aTable({ id: 'ended', ...ended, status: 'abandoned' }),
        aTable({ id: 'lately', status: 'finished', touchedAt: 1000 }),
        aTable({ id: 'playing', ...ended, status: 'playing' }),
        aTable({ id: 'gathering', touchedAt: 100 }),
      ]);
      await store.commit({ table: finished, entries: written([aChoice()]), chat: [aLine()] });
      expect(await store.removeTables('never-begun', 1000, 10)).toBe(1);
      expect(await store.loadTable('never-begun')).toBeNull();
      expect(await store.removeTables('ended', 1000, 1)).toBe(1);
      expect(await store.removeTables('ended', 1000, 10)).toBe(1);
      expect(await store.loadTable('finished')).toBeNull();
      expect(await store.countTables()).toEqual({ gathering: 1, playing: 1, finished: 1, abandoned: 0 });
    });

    it('tables are counted by their status', async () => {
      const store = await storeWith([
        aTable(),
        aTable(),
        aTable({ status: 'playing' }),
        aTable({ status: 'finished' }),
      ]);
      expect(await store.countTables()).toEqual({ gathering: 2, playing: 1, finished: 1, abandoned: 0 });
    });

    it('a code leads to its table, an unknown one nowhere', async () => {
      const table = aTable();
      const store = await storeWith([table]);
      expect(await store.tableByCode(table.code)).toBe(table.id);
      expect(await store.tableByCode(fresh('code'))).toBeNull();
    });
  });
}
