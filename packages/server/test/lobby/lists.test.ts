import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  askedAmong,
  bob,
  choose,
  commandId,
  eve,
  type House,
  keepingReader,
  openHouse,
  RISE,
  request,
  tableOf,
  until,
} from '../house.ts';

let house: House;
/** How far the house's clock is ahead of the wall's. */
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  house = await openHouse({ now: () => Date.now() + ahead });
});
afterEach(() => house.close());

const opened = (wanted: Parameters<typeof request>[0] = RISE, host = ada) => house.tables.create(host, request(wanted));

describe('lists', () => {
  it('show public tables that look for players, newest first, and no others', async () => {
    const first = await opened({ ...RISE, visibility: 'public' });
    ahead += 1000;
    const second = await opened({ ...RISE, visibility: 'public' }, bob);
    await opened();
    await opened({ ...RISE, visibility: 'private' });
    await opened({ ...RISE, visibility: 'public', bots: ['random'], start: true });
    const list = await house.tables.openTables();
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(list)).not.toContain('"user"');
  });

  it('show my tables and whose turn it is', async () => {
    const { id } = await tableOf(house, RISE);
    const mine = await house.tables.tablesOf(ada);
    const theirs = await house.tables.tablesOf(bob);
    expect([mine[0]?.yourSeat, theirs[0]?.yourSeat]).toEqual([0, 1]);
    expect([mine[0]?.yourTurn, theirs[0]?.yourTurn].sort()).toEqual([false, true]);
    expect(await house.tables.tablesOf(eve)).toEqual([]);
    for (let i = 0; i < 3; i++) {
      const [asked] = await askedAmong(house, id, [ada, bob]);
      await choose(house, asked ?? ada, id);
    }
    const [next] = await askedAmong(house, id, [ada, bob]);
    expect((await house.tables.tablesOf(next ?? ada))[0]?.yourTurn).toBe(true);
  });

  it('do not move when somebody answers a ballot in secret', async () => {
    const VIGIL = { game: 'vigil', seats: 2, windowSeconds: null } as const;
    const [one, other] = [await tableOf(house, VIGIL), await tableOf(house, VIGIL)];
    for (const { id } of [one, other]) {
      for (;;) {
        const { view } = await house.tables.snapshot(ada, id);
        if ((view as { pending: { decision: string } }).pending.decision === 'bids') break;
        for (const user of await askedAmong(house, id, [ada, bob])) await choose(house, user, id);
      }
    }
    const before = await house.tables.tablesOf(ada);
    for (const { id } of [...before].reverse()) {
      ahead += 1000;
      await choose(house, bob, id);
      expect(await house.tables.tablesOf(ada)).toEqual(before);
    }
  });

  it('show the tables in play before those that are over', async () => {
    const over = await opened();
    const on = await opened();
    await house.tables.abandon(ada, over.id);
    expect((await house.tables.tablesOf(ada)).map(({ id }) => id)).toEqual([on.id, over.id]);
  });
});

describe('a table that nobody uses', () => {
  it('leaves memory and comes back as it was', async () => {
    const { id } = await tableOf(house, RISE);
    const before = await house.tables.snapshot(ada, id);
    await house.tables.begin();
    expect(house.tables.live).toBe(1);
    ahead += 61_000;
    await until(() => house.tables.live === 0);
    const after = await house.tables.snapshot(ada, id);
    expect(house.tables.live).toBe(1);
    // How long somebody is gone is counted anew, as the table itself was gone.
    const seats = before.info.seats.map((seat) => ({ ...seat, goneSince: expect.any(Number) }));
    expect({ ...after, stream: '' }).toEqual({ ...before, stream: '', info: { ...before.info, seats } });
    const [asked] = await askedAmong(house, id, [ada, bob]);
    await choose(house, asked ?? ada, id);
  });

  it('stays while somebody looks on', async () => {
    const { id } = await tableOf(house, RISE);
    const stop = await house.tables.open(keepingReader(eve), id);
    await house.tables.begin();
    ahead += 61_000;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(house.tables.live).toBe(1);
    stop();
    ahead += 61_000;
    await until(() => house.tables.live === 0);
  });

  it('does not exist if it never did', async () => {
    await expect(house.tables.info(ada, 'nowhere')).rejects.toMatchObject({ code: 'not-found' });
    await expect(house.tables.idOfCode('nowhere')).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      house.tables.play(ada, 'nowhere', { type: 'choose', id: commandId(), decision: 'x', choice: { type: 'pass' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
