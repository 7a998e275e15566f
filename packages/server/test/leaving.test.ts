/** People who go, give up, come back or agree to end: nobody is left waiting, and nobody loses what is theirs. */
import { GONE_AFTER } from '@conclave/protocol';
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
  RISE,
  recordOf,
  replayOf,
  request,
  tableOf,
  until,
} from './house.ts';

const VIGIL = { game: 'vigil', seats: 3 } as const;

let house: House;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  house = await openHouse({ now: () => Date.now() + ahead });
});
afterEach(() => house.close());

const info = (id: string, who: User = ada) => house.tables.info(who, id);
const seatOf = async (id: string, user: User) => (await info(id)).seats.find((seat) => seat.user === user.id);
const noticesOf = async (id: string) => (await house.tables.snapshot(ada, id)).notices.map(({ type }) => type);
const endingOf = async (id: string, who: User = ada) => (await house.tables.snapshot(who, id)).ending;
const end = (who: User, id: string, agree = true) =>
  house.tables.play(who, id, { type: 'end', id: commandId(), agree });
const concede = (who: User, id: string) => house.tables.play(who, id, { type: 'concede', id: commandId() });
const look = (who: User, id: string) => house.tables.open(keepingReader(who), id);

describe('a person who is gone', () => {
  it('is shown as gone since then, and not while they are there', async () => {
    const { id } = await tableOf(house, RISE);
    await look(ada, id);
    const stop = await look(bob, id);
    expect(await seatOf(id, bob)).toMatchObject({ present: true, goneSince: null });
    const left = Date.now();
    stop();
    const { present, goneSince } = (await seatOf(id, bob)) ?? {};
    expect(present).toBe(false);
    expect(goneSince).toBeGreaterThanOrEqual(left);
    expect(goneSince).toBeLessThanOrEqual(Date.now());
  });

  it('is played for by a bot if the others want it after a minute, and takes the seat back with one request', async () => {
    const { id } = await tableOf(house, RISE);
    await look(ada, id);
    const seat = (await seatOf(id, bob))?.seat as number;
    await expect(house.tables.clearSeat(ada, id, seat)).rejects.toMatchObject({ code: 'forbidden' });
    ahead = GONE_AFTER;
    await house.tables.clearSeat(ada, id, seat);
    expect(await seatOf(id, bob)).toMatchObject({ away: true });
    await house.tables.play(bob, id, { type: 'come-back' });
    expect(await seatOf(id, bob)).toMatchObject({ away: false });
    expect((await house.tables.snapshot(ada, id)).notices).toMatchObject([
      { type: 'bot-plays', seat, by: 1 - seat },
      { type: 'came-back', seat },
    ]);
  });

  it('does not take the seat back by a page that only reconnects', async () => {
    const { id } = await tableOf(house, RISE);
    const reader = keepingReader(bob);
    const stop = await house.tables.open(reader, id);
    const { stream, seq } = reader.snapshots[0] as { stream: string; seq: number };
    stop();
    await house.tables.play(bob, id, { type: 'stand-up' });
    await house.tables.open(keepingReader(bob), id, { stream, seq });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await seatOf(id, bob)).toMatchObject({ away: true, present: true });
  });

  it('keeps nobody from ending the game after a minute', async () => {
    const { id } = await tableOf(house, RISE);
    await look(ada, id);
    await expect(house.tables.abandon(ada, id)).rejects.toMatchObject({ code: 'forbidden' });
    await end(ada, id);
    expect(await endingOf(id)).toEqual({ by: 0, waitingFor: [1] });
    ahead = GONE_AFTER;
    await end(ada, id);
    expect(await info(id)).toMatchObject({ status: 'abandoned', outcome: null });
  });

  it('is not waited for when the minute is over', async () => {
    const { id } = await tableOf(house, RISE);
    await look(ada, id);
    ahead = GONE_AFTER - 300;
    await end(ada, id);
    expect((await info(id)).status).toBe('playing');
    await until(async () => (await info(id)).status === 'abandoned');
    expect(await noticesOf(id)).toEqual(['end-asked', 'ended']);
  });
});

describe('ending by agreement', () => {
  it('ends the game when all who are there agree, without a result', async () => {
    const { id } = await tableOf(house, VIGIL, [ada, bob, eve]);
    for (const user of [ada, bob, eve]) await look(user, id);
    await end(bob, id);
    await end(ada, id);
    expect(await endingOf(id, eve)).toEqual({ by: 1, waitingFor: [2] });
    await end(eve, id);
    expect(await info(id)).toMatchObject({ status: 'abandoned', outcome: null });
    expect(await noticesOf(id)).toEqual(['end-asked', 'ended']);
  });

  it('does not if somebody refuses, and the others are told who', async () => {
    const { id } = await tableOf(house, RISE);
    await end(ada, id);
    await end(bob, id, false);
    expect(await endingOf(id)).toBeNull();
    expect((await house.tables.snapshot(ada, id)).notices.at(-1)).toMatchObject({
      type: 'end-refused',
      seat: 0,
      by: 1,
    });
    await expect(end(bob, id, false)).rejects.toMatchObject({ code: 'wrong-moment' });
    expect((await info(id)).status).toBe('playing');
  });

  it('is asked once, however often the command is sent, and still asked after a restart', async () => {
    const { id } = await tableOf(house, RISE);
    const command = { id: commandId(), agree: true };
    await house.tables.play(ada, id, { type: 'end', ...command });
    house = await house.restart();
    await house.tables.play(ada, id, { type: 'end', ...command });
    expect(await endingOf(id)).toEqual({ by: 0, waitingFor: [1] });
    expect(await noticesOf(id)).toEqual(['end-asked']);
  });

  it('asks nobody where only bots play along', async () => {
    const { id } = await tableOf(house, { ...RISE, bots: ['random'] }, [ada]);
    await end(ada, id);
    expect((await info(id)).status).toBe('abandoned');
  });

  it('is not for those who only look on', async () => {
    const { id } = await tableOf(house, RISE);
    await expect(end(eve, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(concede(eve, id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('giving up', () => {
  it('leaves the victory to the other of two seats', async () => {
    const { id } = await tableOf(house, RISE);
    const command = { id: commandId() };
    await house.tables.play(bob, id, { type: 'concede', ...command });
    expect(await info(id)).toMatchObject({
      status: 'finished',
      outcome: { winners: [0], reason: 'conceded', detail: { seats: [1] } },
    });
    await house.tables.play(bob, id, { type: 'concede', ...command });
    expect((await replayOf(house, ada, id, 0)).outcome?.reason).toBe('conceded');
    expect((await recordOf(house, ada, id)).outcome).toBeNull();
  });

  it('leaves it to a bot too', async () => {
    const { id } = await tableOf(house, { ...RISE, bots: ['random'] }, [ada]);
    await concede(ada, id);
    expect((await info(id)).outcome?.winners).toEqual([1]);
  });

  it('lets a bot play on among more seats, which can neither come back nor win', async () => {
    const { id } = await tableOf(house, VIGIL, [ada, bob, eve]);
    await concede(bob, id);
    expect(await seatOf(id, bob)).toMatchObject({ conceded: true, away: true });
    await look(bob, id);
    await house.tables.play(bob, id, { type: 'come-back' });
    expect(await seatOf(id, bob)).toMatchObject({ conceded: true, away: true });
    await expect(concede(bob, id)).rejects.toMatchObject({ code: 'wrong-moment' });
    await until(async () => {
      // The bot may answer first, so that the question has changed by then.
      for (const user of await askedAmong(house, id, [ada, eve])) await choose(house, user, id).catch(() => {});
      return (await info(id)).status === 'finished';
    }, 20_000);
    expect((await info(id)).outcome?.winners).not.toContain(1);
  });

  it('ends the game where only one seat is left, or no person', async () => {
    const { id } = await tableOf(house, VIGIL, [ada, bob, eve]);
    await concede(bob, id);
    await concede(eve, id);
    expect((await info(id)).outcome).toMatchObject({ winners: [0], reason: 'conceded' });
    const alone = await tableOf(house, { ...VIGIL, bots: ['random', 'random'] }, [ada]);
    await concede(ada, alone.id);
    expect((await info(alone.id)).outcome).toMatchObject({ winners: [1, 2], reason: 'conceded' });
  });
});

describe('time that ran out', () => {
  it('is told to everybody', async () => {
    const clock = { kind: 'live', bankSeconds: 0.2, incrementSeconds: 0 } as const;
    const { id } = await tableOf(house, { ...RISE, clock });
    const [late = ada] = await askedAmong(house, id, [ada, bob]);
    await until(async () => (await noticesOf(id)).length > 0);
    const seat = late === ada ? 0 : 1;
    expect((await house.tables.snapshot(eve, id)).notices[0]).toMatchObject({ type: 'time-out', seat });
  });
});

describe('somebody whom the host removed', () => {
  it('cannot come back by the link, with the code, or to look on; and is told so', async () => {
    const { id, code } = await house.tables.create(ada, request(RISE));
    await house.tables.join(bob, id, {});
    const reader = keepingReader(bob);
    await house.tables.open(reader, id);
    await house.tables.clearSeat(ada, id, 1);
    expect(reader.reasons).toEqual(['The host removed you from this table. You can’t join it again.']);
    house = await house.restart();
    const removed = { code: 'removed' };
    await expect(house.tables.join(bob, id, { code })).rejects.toMatchObject(removed);
    await expect(house.tables.info(bob, id)).rejects.toMatchObject(removed);
    await expect(house.tables.open(keepingReader(bob), id)).rejects.toMatchObject(removed);
    expect((await house.tables.join(eve, id, {})).you.seat).toBe(1);
    expect(JSON.stringify(await house.store.loadTable(id))).not.toContain('bob');
  });
});

describe('who looks on', () => {
  it('is counted, once each, for everybody at the table', async () => {
    const { id } = await tableOf(house, RISE);
    const reader = keepingReader(ada);
    await house.tables.open(reader, id);
    const stops = [await look(eve, id), await look(eve, id)];
    expect((await info(id)).watchers).toBe(1);
    expect(reader.updates.at(-1)?.info?.watchers).toBe(1);
    expect((await info(id, eve)).you).toEqual({ seat: null, host: false });
    for (const stop of stops) stop();
    expect((await info(id)).watchers).toBe(0);
    expect(reader.updates.at(-1)?.info?.watchers).toBe(0);
  });
});
