import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { aTable } from './samples.ts';

const DAY = 24 * 60 * 60 * 1000;

export function outageConformance(open: () => Promise<Store>): void {
  describe('outages', () => {
    it('there is none before the first heartbeat', async () => {
      const store = await open();
      expect(await store.wakeUp(1000)).toEqual([]);
    });

    it('last from the last heartbeat to the next start', async () => {
      const store = await open();
      await store.wakeUp(1000);
      await store.heartbeat(2000);
      expect(await store.wakeUp(5000)).toEqual([{ from: 2000, to: 5000 }]);
      await store.heartbeat(6000);
      await store.heartbeat(7000);
      expect(await store.wakeUp(7500)).toEqual([
        { from: 2000, to: 5000 },
        { from: 7000, to: 7500 },
      ]);
    });

    it('are also those in which the server ran but nothing could be stored', async () => {
      const store = await open();
      await store.wakeUp(1000);
      await store.addOutage({ from: 2000, to: 3000 });
      await store.heartbeat(3000);
      expect(await store.wakeUp(5000)).toEqual([
        { from: 2000, to: 3000 },
        { from: 3000, to: 5000 },
      ]);
    });

    it('of a server that never reached its first heartbeat last from its start', async () => {
      const store = await open();
      await store.wakeUp(1000);
      expect(await store.wakeUp(3000)).toEqual([{ from: 1000, to: 3000 }]);
    });

    it('begin with the last sign of life, which is left without waiting for the disk', async () => {
      const store = await open();
      expect(await store.wakeUp(1000)).toEqual([]);
      await store.writeLiveness(1250);
      await store.heartbeat(1500);
      await store.writeLiveness(1750);
      await store.writeLiveness(2000);
      expect(await store.wakeUp(5000)).toEqual([{ from: 2000, to: 5000 }]);
      expect(await store.wakeUp(6000)).toEqual([
        { from: 2000, to: 5000 },
        { from: 5000, to: 6000 },
      ]);
    });

    it('begin with the last heartbeat where the sign is of a server that went on longer: this is its backup', async () => {
      const store = await open();
      await store.heartbeat(2000);
      await store.writeLiveness(2000 + DAY);
      expect(await store.wakeUp(2 * DAY)).toEqual([{ from: 2000, to: 2 * DAY }]);
    });

    it('are forgotten after sixty days', async () => {
      const store = await open();
      await store.heartbeat(0);
      await store.wakeUp(1000);
      await store.heartbeat(30 * DAY);
      expect(await store.wakeUp(60 * DAY + 1000)).toEqual([
        { from: 0, to: 1000 },
        { from: 30 * DAY, to: 60 * DAY + 1000 },
      ]);
      expect(await store.wakeUp(60 * DAY + 1001)).toHaveLength(2);
    });

    it('are none where the clock of the machine was set back', async () => {
      const store = await open();
      await store.heartbeat(5000);
      await store.writeLiveness(5250);
      expect(await store.wakeUp(4000)).toEqual([]);
      expect(await store.wakeUp(4500)).toEqual([{ from: 4000, to: 4500 }]);
    });

    it('give the tables in play as much time as they lost', async () => {
      const store = await open();
      await store.heartbeat(2000);
      const tables = [
        aTable({ id: 'running', status: 'playing', touchedAt: 1500, wakesAt: 4000 }),
        aTable({ id: 'touched-after-the-heartbeat', status: 'playing', touchedAt: 2400, wakesAt: 4000 }),
        aTable({ id: 'without-clock', status: 'playing', touchedAt: 1500, wakesAt: null }),
        aTable({ id: 'over', status: 'finished', touchedAt: 1500, wakesAt: 4000 }),
      ];
      for (const table of tables) await store.commit({ table });
      await store.wakeUp(12_000);
      const wakes = await Promise.all(tables.map(async ({ id }) => (await store.loadTable(id))?.table.wakesAt));
      expect(wakes).toEqual([13_600, 13_600, null, 4000]);
    });

    it('give them that once, also if one is noted again with a later end', async () => {
      const store = await open();
      await store.wakeUp(1000);
      const table = aTable({ id: 'running', status: 'playing', touchedAt: 1500, wakesAt: 4000 });
      await store.commit({ table });
      for (const to of [3000, 3000, 5000]) await store.addOutage({ from: 2000, to });
      expect((await store.loadTable('running'))?.table.wakesAt).toBe(7000);
    });

    it('begin with the last choice, if that came after the last heartbeat', async () => {
      const store = await open();
      await store.heartbeat(2000);
      await store.commit({ table: aTable({ id: 'playing', status: 'playing', touchedAt: 2400 }) });
      await store.commit({ table: aTable({ id: 'over', status: 'finished', touchedAt: 2500 }) });
      expect(await store.wakeUp(12_000)).toEqual([{ from: 2400, to: 12_000 }]);
    });
  });
}
