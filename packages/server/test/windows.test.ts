/** Response windows: nothing is decided for a person without a clock, and a countdown waits for the pages. */
import type { CreateTable } from '@conclave/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../src/tables/service.ts';
import {
  ada,
  askedAmong,
  bob,
  choose,
  eve,
  type House,
  keepingReader,
  openHouse,
  request,
  tableOf,
  until,
} from './house.ts';

const VIGIL = { game: 'vigil', seats: 2 } as const;
const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const isAtWindow = async (id: string) => {
  const { view } = await house.tables.snapshot(eve, id);
  return (view as { pending: { decision: string } | null }).pending?.decision === 'responses';
};
const windowOf = async (id: string) => (await house.tables.snapshot(eve, id)).clock?.window ?? null;

/** Plays until the table is at a window in which one of these is asked. */
async function toWindow(id: string, users: readonly User[]): Promise<void> {
  await until(async () => {
    const asked = await askedAmong(house, id, users);
    if (asked.length > 0 && (await isAtWindow(id))) return true;
    for (const user of asked) await choose(house, user, id);
    return false;
  });
}

async function atWindow(wanted: Partial<CreateTable>, users: readonly User[] = [ada, bob]): Promise<string> {
  const { id } = await tableOf(house, { ...VIGIL, ...wanted }, users);
  await toWindow(id, users);
  return id;
}

describe('a window without a clock', () => {
  it('has no countdown, whatever was wished', async () => {
    const { windowSeconds } = await house.tables.create(ada, request({ ...VIGIL, windowSeconds: 5 }));
    expect(windowSeconds).toBeNull();
    expect(await windowOf(await atWindow({ windowSeconds: 5 }))).toBeNull();
  });

  it('stays open for one person among bots, also where a clock is counted', async () => {
    for (const clock of [{ kind: 'none' }, LIVE] as const) {
      const id = await atWindow({ clock, windowSeconds: 0.1, bots: ['novice'] }, [ada]);
      expect(await windowOf(id)).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(await isAtWindow(id)).toBe(true);
    }
  });

  it('has none in a table that an earlier version stored with one', async () => {
    const id = await atWindow({});
    const { loadTable } = house.store;
    Object.assign(house.store, {
      async loadTable(table: string) {
        const stored = await loadTable(table);
        return stored && { ...stored, table: { ...stored.table, windowSeconds: 15 } };
      },
    });
    house = await house.restart();
    expect(await windowOf(id)).toBeNull();
  });
});

describe('the countdown of a window', () => {
  const page = (user: User) => ({ ...keepingReader(user), shows: true });
  const show = async (user: User, id: string) => {
    const { decision } = await house.tables.snapshot(user, id);
    await house.tables.shown(user, id, decision?.id ?? '');
  };

  async function openedBy(users: readonly User[]): Promise<{ id: string; stops: (() => void)[] }> {
    const { id } = await tableOf(house, { ...VIGIL, clock: LIVE, windowSeconds: 6 });
    const stops: (() => void)[] = [];
    for (const user of users) stops.push(await house.tables.open(page(user), id));
    await toWindow(id, [ada, bob]);
    return { id, stops };
  }

  it('begins at once where no page says that it shows windows', async () => {
    const id = await atWindow({ clock: LIVE, windowSeconds: 6 });
    expect((await windowOf(id))?.opensAt).toBeLessThanOrEqual(Date.now());
  });

  it('begins when the pages of all who are asked show it', async () => {
    const { id } = await openedBy([ada, bob]);
    const waiting = await windowOf(id);
    expect(waiting?.opensAt).toBeGreaterThan(Date.now() + 5000);
    await show(ada, id);
    expect(await windowOf(id)).toEqual(waiting);
    await show(bob, id);
    await until(async () => ((await windowOf(id))?.opensAt ?? Number.POSITIVE_INFINITY) <= Date.now());
    const { opensAt, closesAt } = (await windowOf(id)) ?? { opensAt: 0, closesAt: 0 };
    expect(closesAt - opensAt).toBe(6000);
  });

  it('does not wait for a page that was closed, nor listen to one that shows something else', async () => {
    const { id, stops } = await openedBy([ada, bob]);
    await show(ada, id);
    await house.tables.shown(bob, id, 'another');
    await house.tables.shown(eve, id, 'another');
    expect((await windowOf(id))?.opensAt).toBeGreaterThan(Date.now());
    stops[1]?.();
    await until(async () => ((await windowOf(id))?.opensAt ?? Number.POSITIVE_INFINITY) <= Date.now());
  });
});
