import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ada, askedAmong, bob, choose, eve, type House, openHouse, RISE, request, tableOf, until } from '../house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const opened = (wanted: Parameters<typeof request>[0] = RISE, host = ada) => house.tables.create(host, request(wanted));

describe('one more game', () => {
  async function finished(wanted: Parameters<typeof request>[0], people = [ada, bob]) {
    const { id } = await tableOf(house, wanted, people);
    await until(async () => {
      for (const one of await askedAmong(house, id, people)) await choose(house, one, id);
      return (await house.tables.info(people[0] ?? ada, id)).status === 'finished';
    }, 30_000);
    return id;
  }

  it('is at the same new table for everybody who asks, each one seat on', async () => {
    const id = await finished(RISE);
    const [one, other] = await Promise.all([house.tables.rematch(ada, id), house.tables.rematch(bob, id)]);
    expect(one.id).toBe(other.id);
    expect(one.id).not.toBe(id);
    const { seats } = await house.tables.info(ada, one.id);
    expect(seats.map(({ user }) => user)).toEqual(['bob', 'ada']);
    expect((await house.tables.info(eve, id)).rematch).toBe(one.id);
    expect(one.fair.commitment).not.toBe((await house.tables.info(ada, id)).fair.commitment);
  });

  it('can be joined by all of them although the table is private', async () => {
    const { id: table, code = '' } = await opened({ ...RISE, visibility: 'private' });
    await house.tables.join(bob, table, { code });
    await house.tables.start(ada, table);
    await until(async () => {
      for (const one of await askedAmong(house, table, [ada, bob])) await choose(house, one, table);
      return (await house.tables.info(ada, table)).status === 'finished';
    }, 30_000);
    await house.tables.rematch(ada, table);
    expect((await house.tables.rematch(bob, table)).you.seat).toBe(0);
  });

  it('never begins by itself: its dice wait for the players, also against bots alone', async () => {
    const id = await finished({ ...RISE, bots: ['random'] }, [ada]);
    const again = await house.tables.rematch(ada, id);
    expect(again).toMatchObject({
      status: 'gathering',
      you: { seat: 1, host: true },
      fair: { received: [null, false] },
    });
    const dice = { commitment: again.fair.commitment, entropy: 'once more' };
    expect(await house.tables.start(ada, again.id, { dice })).toMatchObject({
      status: 'playing',
      fair: { entropy: [null, 'once more'] },
    });
  });

  it('is for those who played, after the end', async () => {
    const { id } = await tableOf(house, RISE);
    await expect(house.tables.rematch(ada, id)).rejects.toMatchObject({
      code: 'wrong-moment',
      message: 'The game is not over yet.',
    });
    await expect(house.tables.rematch(eve, id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
