import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ada, bob, DEEP, type House, keepingReader, openHouse, RISE, request, tableOf } from '../house.ts';

let house: House;
/** How far the house's clock is ahead of the wall's. */
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  house = await openHouse({ now: () => Date.now() + ahead });
});
afterEach(() => house.close());

const opened = (wanted: Parameters<typeof request>[0] = RISE, host = ada) => house.tables.create(host, request(wanted));
const kinds = async (id: string) => (await house.tables.info(ada, id)).seats.map(({ kind }) => kind);

describe('the host', () => {
  it('sends a person away before the start, for good', async () => {
    const { id } = await opened();
    const reader = keepingReader(bob);
    await house.tables.open(reader, id);
    await house.tables.join(bob, id, {});
    expect(reader.snapshots.at(-1)?.info.you.seat).toBe(1);
    await house.tables.clearSeat(ada, id, 1);
    expect(reader.reasons).toEqual([expect.stringContaining('removed')]);
    expect(await kinds(id)).toEqual(['person', 'open']);
  });

  it('sends a person away from a private table, who is told so', async () => {
    const { id, code = '' } = await opened({ ...RISE, visibility: 'private' });
    await house.tables.join(bob, id, { code });
    const reader = keepingReader(bob);
    await house.tables.open(reader, id);
    await house.tables.clearSeat(ada, id, 1);
    expect(reader.reasons).toEqual([expect.stringContaining('removed')]);
  });

  it('gives free seats to bots and takes them back', async () => {
    const { id } = await opened(DEEP);
    await house.tables.seatBot(ada, id, 2, 'novice');
    await house.tables.seatBot(ada, id, 2, 'adept');
    expect((await house.tables.info(ada, id)).seats[2]).toMatchObject({ kind: 'bot', bot: 'adept' });
    await house.tables.join(bob, id, { seat: 1 });
    await expect(house.tables.seatBot(ada, id, 1, 'adept')).rejects.toMatchObject({ code: 'wrong-moment' });
    await expect(house.tables.seatBot(ada, id, 9, 'adept')).rejects.toMatchObject({ code: 'not-found' });
    await house.tables.clearSeat(ada, id, 2);
    expect(await kinds(id)).toEqual(['person', 'person', 'open', 'open']);
  });

  it('sets what a preset sets, but not what was chosen by hand', async () => {
    const wanted = request({ game: 'among-cultists', seats: 7, options: { preset: 'polar', map: 'university' } });
    const { id, options } = await house.tables.create(ada, wanted);
    expect(options).toMatchObject({ preset: 'classic', map: 'university', roles: 'cursebearer,celebrity' });
    const { options: changed } = await house.tables.change(ada, id, { options: { preset: 'polar' } });
    expect(changed).toMatchObject({ preset: 'polar', map: 'under-the-surface', roles: 'cursebearer,celebrity' });
  });

  it('changes options, visibility and clock before the start', async () => {
    const { id, options } = await opened();
    expect(options).toMatchObject({ oldOnePosition: 'middle' });
    const changed = await house.tables.change(ada, id, {
      options: { oldOnePosition: 'shuffled' },
      visibility: 'public',
      clock: { kind: 'slow', days: 2 },
    });
    expect(changed).toMatchObject({ visibility: 'public', clock: { kind: 'slow', days: 2 }, windowSeconds: null });
    expect(changed.options).toEqual({ ...options, oldOnePosition: 'shuffled' });
    await expect(house.tables.change(ada, id, { options: { oldOnePosition: 'up' } })).rejects.toMatchObject({
      code: 'bad-request',
    });
  });

  it('starts when the table is full, or lets bots take the free seats', async () => {
    const { id } = await opened(DEEP);
    await house.tables.join(bob, id, { seat: 2 });
    await expect(house.tables.start(ada, id)).rejects.toMatchObject({ code: 'wrong-moment' });
    const { status, seats } = await house.tables.start(ada, id, { fill: 'random' });
    expect([status, ...seats.map(({ bot, name }) => bot ?? name)]).toEqual([
      'playing',
      'Ada',
      'random',
      'Bob',
      'random',
    ]);
  });

  it('is the only one who may do any of this', async () => {
    const { id } = await opened(DEEP);
    await house.tables.join(bob, id, {});
    const refused = { code: 'forbidden' };
    await expect(house.tables.clearSeat(bob, id, 0)).rejects.toMatchObject(refused);
    await expect(house.tables.seatBot(bob, id, 2, 'random')).rejects.toMatchObject(refused);
    await expect(house.tables.change(bob, id, { visibility: 'public' })).rejects.toMatchObject(refused);
    await expect(house.tables.start(bob, id, { fill: 'random' })).rejects.toMatchObject(refused);
    await expect(house.tables.abandon(bob, id)).rejects.toMatchObject(refused);
  });

  it('may do none of it once the game has begun', async () => {
    const { id } = await tableOf(house, RISE);
    const refused = { code: 'wrong-moment' };
    await expect(house.tables.seatBot(ada, id, 1, 'random')).rejects.toMatchObject(refused);
    await expect(house.tables.change(ada, id, { visibility: 'public' })).rejects.toMatchObject(refused);
    await expect(house.tables.start(ada, id)).rejects.toMatchObject(refused);
    await expect(house.tables.clearSeat(ada, id, 1)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await house.tables.info(bob, id)).seats[1]?.user).toBe('bob');
  });
});

describe('somebody who is gone in mid-game', () => {
  it('can be stood in for by a bot after a minute, and not before', async () => {
    const { id } = await tableOf(house, RISE);
    await expect(house.tables.clearSeat(ada, id, 1)).rejects.toMatchObject({ code: 'forbidden' });
    ahead += 61_000;
    const { seats } = await house.tables.clearSeat(ada, id, 1);
    expect(seats[1]).toMatchObject({ user: 'bob', away: true });
  });

  it('cannot be sent away while they look on', async () => {
    const { id } = await tableOf(house, RISE);
    await house.tables.open(keepingReader(bob), id);
    ahead += 61_000;
    await expect(house.tables.clearSeat(ada, id, 1)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('ending a table', () => {
  it('is for the host before the start', async () => {
    const { id } = await opened();
    expect(await house.tables.abandon(ada, id)).toMatchObject({ status: 'abandoned' });
    await expect(house.tables.join(bob, id, {})).rejects.toMatchObject({ code: 'wrong-moment' });
  });

  it('is for the only person left in play, and never for one of two', async () => {
    const { id } = await tableOf(house, RISE);
    await expect(house.tables.abandon(ada, id)).rejects.toMatchObject({ code: 'forbidden' });
    await house.tables.leave(bob, id);
    expect((await house.tables.abandon(ada, id)).status).toBe('abandoned');
    await expect(house.tables.abandon(ada, id)).rejects.toMatchObject({ code: 'wrong-moment' });
  });
});
