import { createTableSchema } from '@conclave/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../src/tables/service.ts';
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
  request,
  tableOf,
  until,
} from './house.ts';

let house: House;
/** How far the house's clock is ahead of the wall's. */
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  house = await openHouse({ now: () => Date.now() + ahead });
});
afterEach(() => house.close());

const RISE = { game: 'rise-of-cthulhu', seats: 2 } as const;
const DEEP = { game: 'cult-of-the-deep', seats: 4 } as const;
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

describe('a private table', () => {
  const code = async (id: string) => (await house.tables.info(ada, id)).code as string;

  it('is seen and joined only with its code, however that is typed', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    const typed = `${right.slice(0, 5)}-${right.slice(5)}`.toLowerCase();
    for (const wrong of [undefined, 'AAAAAAAAAA']) {
      await expect(house.tables.info(bob, id, wrong)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(house.tables.join(bob, id, wrong === undefined ? {} : { code: wrong })).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(house.tables.open(keepingReader(bob), id, undefined, wrong)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await house.tables.idOfCode(typed)).toBe(id);
    expect((await house.tables.info(bob, id, typed)).status).toBe('gathering');
    expect((await house.tables.join(bob, id, { code: typed })).you.seat).toBe(1);
  });

  it('tells its code to those who sit there and to nobody else', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    expect(right).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await house.tables.info(bob, id, right)).not.toHaveProperty('code');
    expect((await house.tables.join(bob, id, { code: right })).code).toBe(right);
  });

  it('lets nobody look on once it is played, not even with the code', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    await house.tables.join(bob, id, { code: right });
    await house.tables.start(ada, id);
    for (const who of [eve, null]) {
      await expect(house.tables.snapshot(who, id, right)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(house.tables.retell(who, id, 'spectator', 'any', right)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });

  it('is left by the last one without an error', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    expect((await house.tables.leave(ada, id)).status).toBe('abandoned');
  });

  it('sends readers away who are not invited any longer', async () => {
    const { id } = await opened();
    const reader = keepingReader(eve);
    await house.tables.open(reader, id);
    await house.tables.change(ada, id, { visibility: 'private' });
    expect(reader.reasons).toHaveLength(1);
    await house.tables.join(bob, id, { code: await code(id) });
    expect(reader.updates.every(({ info }) => info?.seats[1]?.kind !== 'person')).toBe(true);
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
