/** One table that is broken: it is closed off by itself, and everybody else plays on. */
import type { AnyGame } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vigil } from '../../kernel/test/toy/index.ts';
import type { StoredTable } from '../src/storage/store.ts';
import { ada, askedAmong, bob, choose, type House, keepingReader, openHouse, RISE, tableOf, until } from './house.ts';

const LIVE = { kind: 'live', bankSeconds: 0.3, incrementSeconds: 0 } as const;

let house: House;
let ahead: number;
let logged: { readonly table?: string }[];
const deps = () => ({
  now: () => Date.now() + ahead,
  log: { info() {}, warn() {}, error: (facts: object) => void logged.push(facts) },
});
beforeEach(async () => {
  ahead = 0;
  logged = [];
  house = await openHouse(deps());
});
afterEach(() => house.close());

/** From now on this table comes from the store as a bad write would leave it. */
function spoil(id: string, desk: object): void {
  const { loadTable } = house.store;
  Object.assign(house.store, {
    async loadTable(table: string): Promise<StoredTable | null> {
      const stored = await loadTable(table);
      if (table !== id || stored?.position == null) return stored;
      return { ...stored, position: { ...stored.position, desk: { ...(stored.position.desk as object), ...desk } } };
    },
  });
}

describe('a table that cannot be understood', () => {
  it('is closed off, with its id in the log, and the others play on', async () => {
    const bad = await tableOf(house, RISE);
    const good = await tableOf(house, RISE);
    house = await house.restart(deps());
    spoil(bad.id, { away: null });
    await expect(house.tables.info(ada, bad.id)).rejects.toMatchObject({ code: 'table-broken' });
    await expect(house.tables.open(keepingReader(ada), bad.id)).rejects.toMatchObject({ code: 'table-broken' });
    expect(logged).toMatchObject([{ table: bad.id }]);
    const [asked = ada] = await askedAmong(house, good.id, [ada, bob]);
    await choose(house, asked, good.id);
  });

  it('is tried again after a minute, when somebody asks', async () => {
    const { id } = await tableOf(house, RISE);
    house = await house.restart(deps());
    const { loadTable } = house.store;
    spoil(id, { away: null });
    await expect(house.tables.info(ada, id)).rejects.toMatchObject({ code: 'table-broken' });
    Object.assign(house.store, { loadTable });
    await expect(house.tables.info(ada, id)).rejects.toMatchObject({ code: 'table-broken' });
    ahead = 61_000;
    expect((await house.tables.info(ada, id)).status).toBe('playing');
  });

  it('keeps no other table from being woken', async () => {
    const bad = await tableOf(house, { ...RISE, clock: LIVE });
    const good = await tableOf(house, { ...RISE, clock: LIVE });
    house = await house.restart(deps());
    spoil(bad.id, { away: null });
    await house.tables.begin();
    await until(async () => ((await house.store.loadTable(good.id))?.entries.length ?? 0) > 2);
    expect(logged.every(({ table }) => table === bad.id)).toBe(true);
  });
});

describe('a table that fails again and again by itself', () => {
  it('is closed off, and whoever looks at it is told', async () => {
    let isBroken = false;
    const fragile = {
      ...vigil,
      timeOutChoice: () => {
        throw new Error('a fault in the rules');
      },
      secondsFor: () => (isBroken ? 0 : 60),
    } as unknown as AnyGame;
    house = await house.restart({ ...deps(), gameNamed: (id) => (id === 'vigil' ? fragile : (vigil as AnyGame)) });
    const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;
    const { id } = await tableOf(house, { game: 'vigil', seats: 2, clock });
    const reader = keepingReader(ada);
    await house.tables.open(reader, id);
    for (;;) {
      const { view } = await house.tables.snapshot(ada, id);
      const { pending } = view as { pending: { decision: string } };
      isBroken = true;
      if (pending.decision === 'bids') break;
      for (const user of await askedAmong(house, id, [ada, bob])) await choose(house, user, id);
    }
    await until(() => reader.reasons.length > 0, 10_000);
    expect(reader.reasons).toEqual([expect.stringContaining('fault')]);
    await expect(house.tables.info(ada, id)).rejects.toMatchObject({ code: 'table-broken' });
    expect(logged).toMatchObject([{ table: id }, { table: id }, { table: id }]);
  });
});
