import { createTableSchema } from '@conclave/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../src/tables/service.ts';
import { ada, bob, commandId, DEEP, eve, type House, openHouse, RISE, request } from '../house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const guest = (id: string, name = id): User => ({ id, name });

const opened = (wanted: Parameters<typeof request>[0] = RISE, host = ada) => house.tables.create(host, request(wanted));
const kinds = async (id: string) => (await house.tables.info(ada, id)).seats.map(({ kind }) => kind);

describe('opening a table', () => {
  it('seats whoever opens it, and makes them the host', async () => {
    const info = await opened();
    expect(info).toMatchObject({ status: 'gathering', visibility: 'unlisted', you: { seat: 0, host: true } });
    expect(info.seats).toMatchObject([{ kind: 'person', user: 'ada', name: 'Ada' }, { kind: 'open' }]);
    expect(info.fair).toEqual({
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      received: [false, null],
      entropy: null,
      seed: null,
    });
  });

  it('can be done without sitting down', async () => {
    const info = await opened({ ...RISE, seat: null });
    expect(info.you).toEqual({ seat: null, host: true });
    expect(await kinds(info.id)).toEqual(['open', 'open']);
  });

  it('puts the bots on the last seats', async () => {
    const { seats } = await opened({ ...DEEP, bots: ['novice', 'random'] });
    expect(seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['person', 'open', 'novice', 'random']);
  });

  it('starts at once if it is full', async () => {
    expect((await opened({ ...RISE, bots: ['random'], start: true })).status).toBe('playing');
    await expect(opened({ ...RISE, start: true })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it.each([
    ['a game that does not exist', { game: 'chess', seats: 2 }, 'not-found'],
    ['a number of seats the game is not played with', { ...RISE, seats: 3 }, 'bad-request'],
    ['an option the game does not have', { ...RISE, options: { winner: 'me' } }, 'bad-request'],
    ['more bots than seats', { ...RISE, bots: ['random', 'random'] }, 'bad-request'],
    ['a bot that nobody knows', { ...RISE, bots: ['genius'] }, 'bad-request'],
    ['a seat the table does not have', { ...RISE, seat: 7 }, 'bad-request'],
  ] as const)('is refused with %s', async (_, wanted, code) => {
    await expect(opened(wanted as Parameters<typeof request>[0])).rejects.toMatchObject({ code });
    expect(await house.tables.tablesOf(ada)).toEqual([]);
  });

  it('knows no clock that is faster than a person, nor fields that nobody defined', () => {
    const parse = (more: object) => createTableSchema.safeParse({ ...RISE, ...more }).success;
    expect(parse({ clock: { kind: 'live', bankSeconds: 29, incrementSeconds: 0 } })).toBe(false);
    expect(parse({ clock: { kind: 'live', bankSeconds: 30, incrementSeconds: 0 } })).toBe(true);
    expect(parse({ clock: { kind: 'slow', days: 15 } })).toBe(false);
    expect(parse({ clock: { kind: 'slow', days: 14 } })).toBe(true);
    expect(parse({ seed: 'mine' })).toBe(false);
  });
});

describe('sitting down', () => {
  it('takes the first free seat, or the one that is wanted', async () => {
    const { id } = await opened(DEEP);
    expect((await house.tables.join(bob, id, {})).you.seat).toBe(1);
    expect((await house.tables.join(eve, id, { seat: 3 })).you.seat).toBe(3);
    await expect(house.tables.join(guest('dan'), id, { seat: 3 })).rejects.toMatchObject({ code: 'wrong-moment' });
    await expect(house.tables.join(guest('dan'), id, { seat: 4 })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('again changes the seat, and never takes two', async () => {
    const { id } = await opened(DEEP);
    await house.tables.join(bob, id, {});
    expect((await house.tables.join(bob, id, { seat: 2 })).you.seat).toBe(2);
    expect(await kinds(id)).toEqual(['person', 'open', 'person', 'open']);
    expect((await house.tables.join(bob, id, {})).you.seat).toBe(2);
  });

  it('is refused at a full table, and once the game has begun', async () => {
    const { id } = await opened();
    await house.tables.join(bob, id, {});
    await expect(house.tables.join(eve, id, {})).rejects.toMatchObject({ code: 'wrong-moment' });
    await house.tables.start(ada, id);
    await expect(house.tables.join(eve, id, {})).rejects.toMatchObject({ code: 'wrong-moment' });
  });

  it('gives one seat to one of two who want it at the same time', async () => {
    const { id } = await opened();
    const tries = await Promise.allSettled([bob, eve].map((one) => house.tables.join(one, id, {})));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['Ada', 'ADA', 'A d a', 'ada.', 'Àda'])('is refused under the name of somebody there: %s', async (name) => {
    const { id } = await opened();
    await expect(house.tables.join(guest('x', name), id, {})).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('is refused under a name that looks the same', async () => {
    const { id } = await opened(RISE, guest('l', 'Lil O'));
    await expect(house.tables.join(guest('x', '1i1 0'), id, {})).rejects.toMatchObject({ code: 'name-taken' });
    expect((await house.tables.join(guest('y', 'Lila'), id, {})).you.seat).toBe(1);
  });

  it('is refused under a name in another script that looks the same', async () => {
    const { id } = await opened();
    const cyrillic = guest('x', '\u0410d\u0430');
    await expect(house.tables.join(cyrillic, id, {})).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('shows in the talk under the name of the seat, whatever the person calls themselves since', async () => {
    const { id } = await opened();
    await house.tables.join(bob, id, {});
    const said = await house.tables.say({ ...bob, name: 'Ada' }, id, { id: commandId(), channel: 'table', text: 'Hi' });
    expect(said.name).toBe('Bob');
  });

  it("mixes the person's own entropy into the dice, which all can see after the start", async () => {
    const { id, fair } = await opened();
    expect(fair).toMatchObject({ received: [false, null], entropy: null });
    await house.tables.join(bob, id, {});
    const { commitment } = fair;
    const sent = await house.tables.addEntropy(bob, id, { commitment, entropy: 'of bob' });
    expect(sent.fair).toMatchObject({ commitment, received: [false, true], entropy: null });
    const dice = { commitment, entropy: 'of ada' };
    expect((await house.tables.start(ada, id, { dice })).fair.entropy).toEqual(['of ada', 'of bob']);
  });

  it('refuses entropy that answers another commitment, replaces an earlier one, or comes after the start', async () => {
    const { id, fair } = await opened();
    const { commitment } = fair;
    const other = (await opened()).fair.commitment;
    const stale = house.tables.addEntropy(ada, id, { commitment: other, entropy: 'a' });
    await expect(stale).rejects.toMatchObject({ code: 'stale-decision' });
    const staleStart = house.tables.start(ada, id, { fill: 'random', dice: { commitment: other, entropy: 'a' } });
    await expect(staleStart).rejects.toMatchObject({ code: 'stale-decision' });
    await expect(house.tables.addEntropy(bob, id, { commitment, entropy: 'b' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await house.tables.addEntropy(ada, id, { commitment, entropy: 'a' });
    await house.tables.addEntropy(ada, id, { commitment, entropy: 'a' });
    for (const again of [
      house.tables.addEntropy(ada, id, { commitment, entropy: 'other' }),
      house.tables.start(ada, id, { fill: 'random', dice: { commitment, entropy: 'other' } }),
    ])
      await expect(again).rejects.toMatchObject({ code: 'wrong-moment' });
    expect((await house.tables.start(ada, id, { fill: 'random' })).fair.entropy).toEqual(['a', null]);
    await expect(house.tables.addEntropy(ada, id, { commitment, entropy: 'a' })).rejects.toMatchObject({
      code: 'wrong-moment',
    });
  });

  it('keeps the entropy of who moves to another seat, and drops that of who leaves', async () => {
    const { id, fair } = await opened({ game: 'cult-of-the-deep', seats: 4 });
    await house.tables.join(bob, id, {});
    for (const who of [ada, bob]) {
      await house.tables.addEntropy(who, id, { commitment: fair.commitment, entropy: who.id });
    }
    expect((await house.tables.join(bob, id, { seat: 3 })).fair.received).toEqual([true, null, null, true]);
    await house.tables.leave(bob, id);
    expect((await house.tables.join(bob, id, { seat: 3 })).fair.received).toEqual([true, null, null, false]);
  });
});

describe('leaving before the start', () => {
  it('frees the seat, and passes the table on if it was the host', async () => {
    const { id } = await opened();
    await house.tables.join(bob, id, {});
    const after = await house.tables.leave(ada, id);
    expect(after).toMatchObject({ host: 'bob', status: 'gathering', you: { seat: null, host: false } });
    await house.tables.join(ada, id, {});
    await expect(house.tables.start(ada, id)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await house.tables.start(bob, id)).status).toBe('playing');
  });

  it('closes a table that nobody is left at, bots or not', async () => {
    const { id } = await opened({ ...DEEP, bots: ['random'] });
    expect(await house.tables.leave(ada, id)).toMatchObject({ status: 'abandoned', host: null });
    expect(await house.tables.openTables()).toEqual([]);
  });

  it('is refused to somebody who does not sit there', async () => {
    const { id } = await opened();
    await expect(house.tables.leave(eve, id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
