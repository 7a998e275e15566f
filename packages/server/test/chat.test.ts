import type { AnyGame, Observer } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vigil } from '../../kernel/test/toy/index.ts';
import type { ReportRow, Store } from '../src/storage/store.ts';
import type { User } from '../src/tables/service.ts';
import { ada, bob, commandId, eve, type House, keepingReader, openHouse, request, tableOf } from './house.ts';

/** Vigil with a faction: seats 0 and 2 whisper, seat 1 must not know, and what it may not say it may not hear. */
const whispers: AnyGame = {
  ...(vigil as AnyGame),
  id: 'whispers',
  channels(_, observer: Observer) {
    const isFaction = observer === 0 || observer === 2;
    return [
      { id: 'table', speaks: observer !== 'spectator' },
      ...(isFaction ? [{ id: 'faction', speaks: true }] : []),
      ...(observer === 'spectator' ? [{ id: 'gallery', speaks: true }] : []),
    ];
  },
};

let house: House;
/** Everybody has a name of their own, since the server counts how fast somebody writes. */
let people: readonly [User, User, User, User];
let round = 0;
/** The house's clock. It moves whenever somebody looks at it, so that no two messages are of the same moment. */
let time = Date.now();
beforeEach(async () => {
  round++;
  people = [ada, bob, eve, { id: 'dan', name: 'Dan' }].map(({ id, name }) => ({ id: `${id}${round}`, name })) as never;
  house = await openHouse({
    gameNamed: (id) => (id === 'whispers' ? whispers : (vigil as AnyGame)),
    now: () => ++time,
  });
});
afterEach(() => house.close());

const THREE = { game: 'whispers', seats: 3, windowSeconds: null } as const;
const say = (who: User, table: string, text: string, channel = 'table') =>
  house.tables.say(who, table, { id: commandId(), channel, text });
const heard = async (who: User | null, table: string) =>
  (await house.tables.snapshot(who, table)).chat.map((m) => m.text);

/** A game of three in play, read by all of them and by somebody who looks on. */
async function inPlay() {
  const { id } = await tableOf(house, THREE, people.slice(0, 3));
  const readers = people.map((user) => keepingReader(user));
  for (const reader of readers) await house.tables.open(reader, id);
  const said = () => readers.map(({ updates }) => updates.flatMap(({ chat }) => chat?.map(({ text }) => text) ?? []));
  return { id, said, readers };
}

describe('before the start', () => {
  it('everybody who may look may talk, and is told at once', async () => {
    const [host, guest, , visitor] = people;
    const { id } = await house.tables.create(host, request({ game: 'vigil', seats: 2 }));
    const reader = keepingReader(visitor);
    await house.tables.open(reader, id);
    const message = await say(host, id, 'Welcome');
    expect(message).toMatchObject({ channel: 'table', user: host.id, name: host.name, seat: 0, text: 'Welcome' });
    await say(guest, id, 'May I?');
    await say(visitor, id, 'Good luck');
    expect(reader.updates.flatMap(({ chat }) => chat?.map(({ text, seat }) => [text, seat]) ?? [])).toEqual([
      ['Welcome', 0],
      ['May I?', null],
      ['Good luck', null],
    ]);
  });

  it('strangers cannot talk at a private table', async () => {
    const { id } = await house.tables.create(people[0], request({ game: 'vigil', seats: 2, visibility: 'private' }));
    await expect(say(people[1], id, 'hello')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('in play', () => {
  it('spectators talk among themselves, and those at the table do not hear them', async () => {
    const { id } = await tableOf(house, { game: 'vigil', seats: 2 }, people.slice(0, 2));
    const visitor = people[3];
    await expect(say(visitor, id, 'Take the bell!')).rejects.toMatchObject({ code: 'forbidden' });
    await say(visitor, id, 'Ada holds the bell', 'gallery');
    await say(people[0], id, 'Hm');
    expect(await heard(people[0], id)).toEqual(['Hm']);
    expect(await heard(null, id)).toEqual(['Ada holds the bell', 'Hm']);
    await expect(say(people[0], id, 'What?', 'gallery')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it("the game's own channels decide who hears and who speaks", async () => {
    const { id, said } = await inPlay();
    const [zero, one, two, visitor] = people;
    await say(zero, id, 'he suspects nothing', 'faction');
    await say(two, id, 'hush', 'faction');
    await say(one, id, 'nice weather');
    await expect(say(one, id, 'I hear you', 'faction')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(say(visitor, id, 'psst', 'faction')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(say(zero, id, 'anybody?', 'nowhere')).rejects.toMatchObject({ code: 'forbidden' });
    const faction = ['he suspects nothing', 'hush', 'nice weather'];
    expect(said()).toEqual([faction, ['nice weather'], faction, ['nice weather']]);
    expect(await heard(one, id)).toEqual(['nice weather']);
  });

  it('nothing about a message gives away that others whisper', async () => {
    const { id, readers } = await inPlay();
    const [zero, one] = people;
    await say(zero, id, 'one');
    for (let i = 0; i < 3; i++) await say(zero, id, `whisper ${i}`, 'faction');
    await say(one, id, 'two');
    const [, reader] = readers;
    const told = reader?.updates.flatMap(({ chat }) => chat ?? []) ?? [];
    expect(told).toEqual((await house.tables.snapshot(one, id)).chat);
    // Its number is its time, so none is missing; and no update was sent for what was not heard.
    expect(told.map(({ n, at, text }) => [n - at, text])).toEqual([
      [0, 'one'],
      [0, 'two'],
    ]);
    expect(reader?.updates.filter(({ info }) => info === undefined)).toHaveLength(2);
  });

  it('is heard by all of them after the end', async () => {
    const { id } = await inPlay();
    const [zero, one] = people;
    await say(zero, id, 'he suspects nothing', 'faction');
    for (const user of people.slice(1, 3)) await house.tables.leave(user, id);
    await house.tables.abandon(zero, id);
    expect(await heard(one, id)).toEqual(['he suspects nothing']);
  });

  it('is never heard by those who did not sit there, signed in or not', async () => {
    const { id, readers } = await inPlay();
    const [zero, , , visitor] = people;
    await say(zero, id, 'he suspects nothing', 'faction');
    await say(zero, id, 'hello');
    await say(visitor, id, 'he does', 'gallery');
    for (const user of people.slice(1, 3)) await house.tables.leave(user, id);
    await house.tables.abandon(zero, id);
    for (const who of [visitor, null]) expect(await heard(who, id)).toEqual(['hello', 'he does']);
    expect(JSON.stringify(readers[3]?.updates)).not.toContain('suspects');
  });
});

describe('what is written', () => {
  it('loses control characters and marks that turn the line around', async () => {
    const { id } = await inPlay();
    const { text } = await say(people[0], id, '  all \u202Eright\u0000\u0007\n\tthen\u200B  ');
    expect(text).toBe('all right then');
    expect((await say(people[0], id, 'e\u0301')).text).toBe('\u00e9');
    await expect(say(people[0], id, '\u202E \u0000')).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('is kept as it is otherwise: whoever shows it escapes it', async () => {
    const { id } = await inPlay();
    const text = '<script>alert("1")</script> & Zażółć 🐙';
    expect((await say(people[0], id, text)).text).toBe(text);
    house = await house.restart();
    expect(await heard(people[0], id)).toEqual([text]);
  });

  it('is said once, however often it is sent', async () => {
    const { id } = await inPlay();
    const command = { id: 'said-once', channel: 'table', text: 'once' };
    const all = await Promise.all([1, 2, 3].map(() => house.tables.say(people[0], id, command)));
    expect(new Set(all.map(({ n }) => n)).size).toBe(1);
    house = await house.restart();
    expect(await house.tables.say(people[0], id, command)).toEqual(all[0]);
    expect(await heard(people[1], id)).toEqual(['once']);
    expect(JSON.stringify(await house.tables.snapshot(people[1], id))).not.toContain(command.id);
  });

  it('is too much after eight messages in ten seconds', async () => {
    const { id } = await inPlay();
    for (let i = 0; i < 8; i++) await say(people[0], id, `number ${i}`);
    await expect(say(people[0], id, 'one more')).rejects.toMatchObject({ code: 'too-many' });
    await say(people[1], id, 'but I may');
    expect(await heard(people[1], id)).toHaveLength(9);
  });

  it('is not a choice: it moves no clock and asks nobody anew', async () => {
    const { id, readers } = await inPlay();
    const before = await house.tables.snapshot(people[0], id);
    await say(people[1], id, 'hm');
    const after = await house.tables.snapshot(people[0], id);
    expect({ ...after, seq: 0, chat: [] }).toEqual({ ...before, seq: 0, chat: [] });
    const news = readers[0]?.updates.filter(({ info }) => info === undefined) ?? [];
    expect(news.map((update) => Object.keys(update))).toEqual([['seq', 'chat']]);
  });
});

describe('a report', () => {
  it('is stored with what was said around the message', async () => {
    const reports: ReportRow[] = [];
    (house.store as { addReport: Store['addReport'] }).addReport = async (report) => void reports.push(report);
    const { id } = await inPlay();
    const [zero, one, two] = people;
    await say(two, id, 'secret plan', 'faction');
    const rude = await say(zero, id, 'something rude');
    await say(one, id, 'that was rude');
    await house.tables.report(one, id, { about: zero.id, reason: 'rude', message: rude.n });
    expect(reports).toMatchObject([{ by: one.id, table: id, about: zero.id, reason: 'rude' }]);
    expect(reports[0]?.context.map(({ text }) => text)).toEqual(['something rude', 'that was rude']);
  });

  it('is for those who may look at the table', async () => {
    const { id } = await house.tables.create(people[0], request({ game: 'vigil', seats: 2, visibility: 'private' }));
    const report = house.tables.report(people[1], id, { about: people[0].id, reason: 'I cannot see it' });
    await expect(report).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is about somebody who is there, or who has spoken there', async () => {
    const { id } = await house.tables.create(people[0], request({ game: 'vigil', seats: 2 }));
    const about = (user: string) => house.tables.report(people[1], id, { about: user, reason: 'rude' });
    await expect(about('nobody')).rejects.toMatchObject({ code: 'not-found' });
    await house.tables.join(people[2], id, {});
    await say(people[2], id, 'something rude');
    await house.tables.leave(people[2], id);
    await about(people[2].id);
  });
});
