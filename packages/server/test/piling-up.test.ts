/** Nothing piles up: tables that nobody uses close, and one person has only so many. */
import type { ClockSetting } from '@conclave/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '../src/tables/core/limits.ts';
import { ada, bob, type House, keepingReader, openHouse, RISE, request, tableOf } from './house.ts';

const OF_BOTS = { ...RISE, bots: ['random', 'random'], seat: null, start: true };
const HOUR = 3_600_000;

let house: House;
let ahead = 0;
const silence = () => new Promise<never>(() => {});
beforeEach(async () => {
  ahead = 0;
  house = await openHouse({
    now: () => Date.now() + ahead,
    limits: PERSON_LIMITS,
    bots: { decide: silence, says: silence },
  });
});
afterEach(() => house.close());

const statusOf = async (id: string) => (await house.store.loadTable(id))?.table.status;
const tooMany = { code: 'too-many' };

describe('a table that gathers', () => {
  it('closes after a day without anybody there, and leaves the lobby', async () => {
    const { id } = await house.tables.create(ada, request({ ...RISE, visibility: 'public' }));
    ahead = 23 * HOUR;
    expect(await house.tables.closeUnused()).toBe(0);
    ahead = 25 * HOUR;
    expect(await house.tables.closeUnused()).toBe(1);
    expect(await statusOf(id)).toBe('abandoned');
    expect(await house.tables.openTables()).toEqual([]);
  });

  it('closes also if it was not in memory', async () => {
    const { id } = await house.tables.create(ada, request(RISE));
    house = await house.restart();
    ahead = 25 * HOUR;
    expect(await house.tables.closeUnused()).toBe(1);
    expect(await statusOf(id)).toBe('abandoned');
  });

  it('stays open as long as somebody is there, and a day from then', async () => {
    const { id } = await house.tables.create(ada, request(RISE));
    const leave = await house.tables.open(keepingReader(ada), id);
    ahead = 25 * HOUR;
    expect(await house.tables.closeUnused()).toBe(0);
    leave();
    ahead = 48 * HOUR;
    expect(await house.tables.closeUnused()).toBe(0);
    ahead = 50 * HOUR;
    expect(await house.tables.closeUnused()).toBe(1);
  });

  it('does not close once the game is on', async () => {
    const { id } = await tableOf(house, RISE);
    ahead = 100 * HOUR;
    expect(await house.tables.closeUnused()).toBe(0);
    expect(await statusOf(id)).toBe('playing');
  });
});

describe('one person', () => {
  it('has at most five open tables, also when asked for at once', async () => {
    const wanted = Array.from({ length: 8 }, () => house.tables.create(ada, request(RISE)));
    const made = await Promise.allSettled(wanted);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(PERSON_LIMITS.gathering);
    await expect(house.tables.create(ada, request(RISE))).rejects.toMatchObject(tooMany);
    await house.tables.create(bob, request(RISE));
    const [first] = await house.tables.tablesOf(ada);
    await house.tables.abandon(ada, first?.id ?? '');
    await house.tables.create(ada, request(RISE));
  });

  it('lets bots alone play at two tables, however they are started', async () => {
    for (let times = 0; times < PERSON_LIMITS.botsOnly; times++) await house.tables.create(ada, request(OF_BOTS));
    await expect(house.tables.create(ada, request(OF_BOTS))).rejects.toMatchObject(tooMany);
    const { id } = await house.tables.create(ada, request({ ...OF_BOTS, start: false }));
    await expect(house.tables.start(ada, id, {})).rejects.toMatchObject(tooMany);
    const { id: free } = await house.tables.create(ada, request({ ...RISE, seat: null }));
    await expect(house.tables.start(ada, free, { fill: 'random' })).rejects.toMatchObject(tooMany);
    const { id: own } = await house.tables.create(ada, request({ ...RISE, bots: ['random'] }));
    await house.tables.start(ada, own, {});
  });

  it('plays at most ten live games at once, and more of those that take days', async () => {
    const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
    const play = async (clock: ClockSetting) => {
      const { id } = await house.tables.create(ada, request({ ...RISE, bots: ['random'], clock }));
      await house.tables.start(ada, id, {});
    };
    for (let times = 0; times < PERSON_LIMITS.live; times++) await play(live);
    await expect(play(live)).rejects.toMatchObject(tooMany);
    await play({ kind: 'slow', days: 3 });
    const { id } = await house.tables.create(bob, request({ ...RISE, clock: live }));
    await expect(house.tables.join(ada, id, {})).rejects.toMatchObject(tooMany);
  });
});
