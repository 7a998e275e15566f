/** The socket of a real server, spoken to as a client does. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyPatch, MAX_MESSAGE_BYTES, PROTOCOL_VERSION, type Snapshot, type TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { configFrom, createLog, type RunningServer, startServer } from '../src/index.ts';
import { newTable } from './proofs/player-guest.ts';
import { connect, type Guest, guestAt, type Wire } from './proofs/wire.ts';

let server: RunningServer;
let folder: string;
let ada: Guest;
let bob: Guest;
let eve: Guest;

const RISE = { game: 'rise-of-cthulhu', seats: 2 } as const;
const settings = () => ({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const start = () => startServer(configFrom(settings()), createLog('silent'));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-sockets-'));
  server = await start();
  [ada, bob, eve] = await Promise.all([guestAt(server.url, 'Ada'), guestAt(server.url, 'Bob'), guestAt(server.url)]);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Ada and Bob at a table in play, both connected; whoever is asked first comes first. */
async function atTable() {
  const id = await newTable(server.url, [ada, bob], RISE);
  const wires = await Promise.all([connect(ada), connect(bob)]);
  for (const wire of wires) await wire.open(id);
  const [one, other] = wires as [Wire, Wire];
  const isFirst = one.of('snapshot')[0]?.decision !== null;
  return { id, asked: isFirst ? one : other, other: isFirst ? other : one, first: isFirst ? ada : bob };
}

function firstOption(wire: Wire) {
  const snapshot = wire.of('snapshot').at(-1) as Snapshot;
  const { options } = (snapshot.view as { pending: { options: readonly { type: string }[] } }).pending;
  return { decision: snapshot.decision?.id as string, choice: options[0] as { type: string } };
}

describe('words', () => {
  it('come to whoever asks for them: the question, the options and what happened', async () => {
    const id = await newTable(server.url, [ada, bob], RISE);
    const wires = await Promise.all([connect(ada), connect(bob)]);
    for (const wire of wires) wire.send({ type: 'open', table: id, words: 'en' });
    const latest = (wire: Wire) => wire.of('words').at(-1);
    for (const wire of wires) await wire.until(() => wire.of('words').length > 0);
    for (const wire of wires) expect(wire.of('words')[0]?.sentences.length).toBeGreaterThan(0);
    const asked = wires.find((wire) => latest(wire)?.question !== null) as Wire;
    const { question, options } = latest(asked) as NonNullable<ReturnType<typeof latest>>;
    expect(question).toMatch(/\w+ \w+/);
    const snapshot = asked.of('snapshot').at(-1) as Snapshot;
    expect(options.map(({ choice }) => choice)).toEqual(
      (snapshot.view as { pending: { options: unknown } }).pending.options,
    );
    expect(options[0]?.words).toMatch(/\w/);
    const before = latest(asked)?.seq as number;
    asked.send({ type: 'choose', table: id, id: 'w1', ...firstOption(asked) });
    await asked.until(() => (latest(asked)?.seq ?? 0) > before);
    expect(latest(asked)?.sentences.length).toBeLessThan(10);
    for (const wire of wires) await wire.close();
  });
});

describe('one’s own place', () => {
  it('is told as a place among the players, also where the automated High Priest sits first', async () => {
    const game = { game: 'cult-of-the-deep', seats: 4, bots: ['random', 'random', 'random'] };
    const id = await newTable(server.url, [ada], game);
    const wire = await connect(ada);
    await wire.open(id);
    const { info, view, you } = wire.of('snapshot').at(-1) as Snapshot;
    const { players } = view as { players: readonly { automated: boolean }[] };
    expect(info.you.seat).toBe(0);
    expect(players).toHaveLength(5);
    expect(players[you as number]).toMatchObject({ automated: false });
    await wire.close();
  });
});

describe('a connection', () => {
  it('is welcomed with who it is', async () => {
    const wire = await connect(ada);
    expect(wire.messages).toEqual([
      { type: 'welcome', protocol: PROTOCOL_VERSION, user: { id: ada.id, name: 'Ada' }, now: expect.any(Number) },
    ]);
    await wire.close();
  });

  it('is refused to somebody who is not signed in', async () => {
    for (const cookie of ['', 'conclave=nonsense', 'conclave=AAAAAAAAAAAAAAAAAAAAAA']) {
      expect(await statusOf({ cookie })).toBe(401);
    }
  });

  it('is refused in words, as every other request is', async () => {
    const address = `${server.url.replace('http', 'ws')}/api/socket`;
    for (const [headers, words] of [
      [{}, 'POST /api/guests'],
      [{ authorization: 'Bearer void' }, 'token is not valid'],
      [{ cookie: ada.cookie, origin: 'https://evil.example' }, 'other sites'],
    ] as const) {
      const [, response] = await once(new WebSocket(address, { headers }), 'unexpected-response');
      expect(JSON.parse(String(await response.toArray()))).toMatchObject({ message: expect.stringContaining(words) });
    }
  });

  it('is refused to pages of other sites, and open to our own and to programs', async () => {
    const { cookie } = ada;
    expect(await statusOf({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ cookie, origin: 'null' })).toBe(403);
    expect(await statusOf({ cookie, origin: `${server.url}.evil.example` })).toBe(403);
    expect(await statusOf({ cookie, origin: server.url })).toBe(101);
    expect(await statusOf({ cookie })).toBe(101);
  });

  it('is found at one address only', async () => {
    expect(await statusOf({ cookie: ada.cookie }, '/socket')).toBe(404);
  });

  it('is not compressed, even if the client wants it: sizes tell about secrets', async () => {
    const wire = await connect(ada);
    expect(wire.ws.extensions).toBe('');
    await wire.close();
  });
});

/** The status with which an upgrade is answered. */
function statusOf(headers: Record<string, string>, path = '/api/socket'): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connectTcp(Number(port), hostname, () => {
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    socket.once('data', (data) => {
      resolve(Number(String(data).split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('a table that is opened', () => {
  it('is told as a snapshot, and from then on by what changes', async () => {
    const { id, asked, other } = await atTable();
    const before = other.of('snapshot')[0] as Snapshot;
    const command = { type: 'choose', table: id, id: asked.newCommand(), ...firstOption(asked) } as const;
    expect(await asked.command(command)).toEqual({ type: 'done', table: id, id: command.id });
    await other.until(() => other.of('update').some(({ view }) => view !== undefined));
    const updates = other.of('update');
    expect(updates.map(({ seq }) => seq)).toEqual(updates.map((_, i) => before.seq + 1 + i));
    const seen = updates.reduce((view, update) => applyPatch(view, update.view ?? []), before.view);
    const now = await (other.of('snapshot')[0]?.info.you.seat === 0 ? ada : bob).ask<Snapshot>(
      'GET',
      `/api/tables/${id}/view`,
    );
    expect(seen).toEqual(now.view);
  });

  it('goes on where the connection broke', async () => {
    const { id, asked, other } = await atTable();
    const { stream, seq } = other.of('snapshot')[0] as Snapshot;
    const steady = await connect(other.of('snapshot')[0]?.info.you.seat === 0 ? ada : bob);
    await steady.open(id);
    await other.close();
    await asked.command({ type: 'choose', table: id, id: 'gap', ...firstOption(asked) });
    const back = await connect(other.of('snapshot')[0]?.info.you.seat === 0 ? ada : bob);
    await back.open(id, { resume: { stream, seq } });
    await back.settle();
    expect(back.of('snapshot')).toEqual([]);
    const missed = back.of('update');
    expect(missed.map((update) => update.seq)).toEqual(missed.map((_, i) => seq + 1 + i));
    expect(missed.some(({ view }) => view !== undefined)).toBe(true);
    expect(back.of('resumed')).toEqual([{ type: 'resumed', table: id, stream, seq: seq + missed.length }]);
  });

  it('is answered when it comes back and has missed nothing', async () => {
    const { id, other } = await atTable();
    await other.settle();
    const { stream, seq, info } = other.of('snapshot')[0] as Snapshot;
    const latest = other.of('update').at(-1)?.seq ?? seq;
    const back = await connect(info.you.seat === 0 ? ada : bob);
    await back.open(id, { resume: { stream, seq: latest } });
    await back.settle();
    expect(back.of('resumed')).toEqual([{ type: 'resumed', table: id, stream, seq: latest }]);
    expect(back.of('update')).toEqual([]);
    expect(back.of('snapshot')).toEqual([]);
  });

  it('is told anew where it cannot go on', async () => {
    const { id, other } = await atTable();
    const { stream, seq } = other.of('snapshot')[0] as Snapshot;
    for (const resume of [
      { stream: 'another', seq },
      { stream, seq: seq + 1000 },
    ]) {
      const back = await connect(ada);
      await back.open(id, { resume });
      expect(back.of('snapshot')).toHaveLength(1);
      await back.close();
    }
  });

  it('sends nothing more once it is closed', async () => {
    const { id, asked, other } = await atTable();
    other.send({ type: 'close', table: id });
    await other.settle();
    const before = other.received.length;
    await asked.command({ type: 'choose', table: id, id: 'quiet', ...firstOption(asked) });
    await other.settle();
    expect(other.received.length).toBe(before);
  });

  it('can be one of twenty, and no more', async () => {
    const { id } = await eve.ask<TableInfo>('POST', '/api/tables', RISE);
    const wire = await connect(eve);
    const tables = [id];
    for (let i = 0; i < 20; i++) tables.push((await eve.ask<TableInfo>('POST', '/api/tables', RISE)).id);
    for (const table of tables) await wire.open(table);
    expect(wire.of('snapshot')).toHaveLength(20);
    expect(wire.of('refused')).toMatchObject([{ table: tables[20], code: 'too-many' }]);
    wire.send({ type: 'close', table: tables[0] as string });
    await wire.open(tables[20] as string);
    expect(wire.of('snapshot')).toHaveLength(21);
    await wire.close();
  });

  it('is taken from somebody who is sent away from a private one', async () => {
    const { id, code } = await ada.ask<TableInfo>('POST', '/api/tables', { ...RISE, visibility: 'private' });
    await bob.ask('POST', `/api/tables/${id}/seats`, { code });
    const wire = await connect(bob);
    await wire.open(id);
    await ada.ask('DELETE', `/api/tables/${id}/seats/1`);
    await wire.until(() => wire.of('closed').length > 0);
    expect(wire.of('closed')).toMatchObject([
      { table: id, code: 'removed', message: expect.stringMatching(/removed you/) },
    ]);
    const before = wire.received.length;
    await eve.ask('POST', `/api/tables/${id}/seats`, { code });
    await wire.settle();
    expect(wire.received.length).toBe(before);
    await wire.close();
  });
});

describe('what is not done is refused with a reason', () => {
  it.each([
    ['not-asked', (wire: Wire) => ({ ...firstOption(wire), from: 'other' })],
    ['stale-decision', (wire: Wire) => ({ ...firstOption(wire), decision: 'an older one', from: 'asked' })],
    ['not-offered', (wire: Wire) => ({ ...firstOption(wire), choice: { type: 'win' }, from: 'asked' })],
  ] as const)('%s', async (code, make) => {
    const { id, asked, other } = await atTable();
    const { from, ...answer } = make(asked);
    const wire = from === 'asked' ? asked : other;
    const refused = await wire.command({ type: 'choose', table: id, id: 'bad', ...answer });
    expect(refused).toEqual({ type: 'refused', table: id, id: 'bad', code, message: expect.stringMatching(/\.$/) });
  });

  it('a table that does not exist, and one that is private', async () => {
    const { id } = await ada.ask<TableInfo>('POST', '/api/tables', { ...RISE, visibility: 'private' });
    const wire = await connect(eve);
    await wire.open('nowhere');
    await wire.open(id);
    expect(wire.of('refused').map(({ code }) => code)).toEqual(['not-found', 'forbidden']);
    await wire.close();
  });

  it('what is not understood, with what is wrong about it', async () => {
    const wire = await connect(eve);
    const nonsense = ['', 'null', '[]', '{', '{"type":"dance"}', '{"type":"open"}', '{"type":"ping","more":1}'];
    for (const text of nonsense) wire.ws.send(text);
    wire.ws.send(Buffer.from('{"type":"ping"}'));
    await wire.until(() => wire.of('refused').length === nonsense.length + 1);
    expect(new Set(wire.of('refused').map(({ code }) => code))).toEqual(new Set(['bad-request']));
    expect(wire.of('refused').at(-1)?.message).toMatch(/text/);
    expect(wire.of('pong')).toEqual([]);
    await wire.close();
  });

  it('a command that was done is answered again, and not done again', async () => {
    const { id, asked } = await atTable();
    const command = { type: 'choose', table: id, id: 'twice', ...firstOption(asked) } as const;
    asked.send(command);
    asked.send(command);
    await asked.until(() => asked.of('done').length === 2);
    expect(asked.of('refused')).toEqual([]);
  });
});

describe('a connection that is no client of ours', () => {
  it('is cut off when a message is too long', async () => {
    const wire = await connect(eve);
    wire.ws.send(`{"type":"ping"${' '.repeat(MAX_MESSAGE_BYTES)}}`);
    await wire.until(() => wire.closed !== null);
    expect(wire.closed?.code).toBe(1009);
  });

  it('is asked to slow down, and cut off if it does not', async () => {
    for (const text of ['{"type":"ping"}', 'nonsense']) {
      const wire = await connect(eve);
      for (let i = 0; i < 60; i++) wire.ws.send(text);
      await wire.until(() => wire.received.length > 60);
      expect(wire.closed).toBeNull();
      for (let i = 0; i < 5; i++) wire.send({ type: 'ping' });
      await wire.until(() => wire.of('refused').some(({ code }) => code === 'too-many'));
      for (let i = 0; i < 200; i++) wire.ws.send(text);
      await wire.until(() => wire.closed !== null);
    }
  });

  it('is told what to do when it answers a question again that has changed, and closed with a reason if it goes on', async () => {
    const { id, asked } = await atTable();
    const stale = { type: 'choose', table: id, decision: 'an old one', choice: { type: 'pass' } } as const;
    for (let i = 0; i < 70; i++) asked.send({ ...stale, id: `stale ${i}` });
    await asked.until(() => asked.of('refused').length === 70);
    expect(asked.closed).toBeNull();
    expect(asked.of('refused').at(-1)).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('Wait until'),
    });
    for (let i = 0; i < 100; i++) asked.send({ ...stale, id: `more ${i}` });
    await asked.until(() => asked.closed !== null);
    expect(asked.closed).toMatchObject({ code: 1008, reason: expect.stringContaining('Too many messages') });
  });

  it('does not slow down anybody else, not even the same user', async () => {
    const [rude, polite] = await Promise.all([connect(eve), connect(eve)]);
    for (let i = 0; i < 200; i++) rude.send({ type: 'ping' });
    await rude.until(() => rude.closed !== null);
    await polite.settle();
    await polite.close();
  });
});

describe('somebody who is muted', () => {
  it('is not heard on the socket, and no number is missing', async () => {
    const id = await newTable(server.url, [ada, bob], RISE);
    const [wire, speaker] = await Promise.all([connect(ada), connect(bob)]);
    for (const one of [wire, speaker]) await one.open(id);
    const say = (text: string) => speaker.command({ type: 'say', table: id, id: text, channel: 'table', text });
    const heard = () => wire.of('update').flatMap(({ chat }) => chat?.map(({ text }) => text) ?? []);
    await say('before');
    await ada.ask('PUT', `/api/me/mutes/${bob.id}`);
    await say('while muted');
    await wire.settle();
    expect(heard()).toEqual(['before']);
    await ada.ask('DELETE', `/api/me/mutes/${bob.id}`);
    await say('after');
    await wire.until(() => heard().includes('after'));
    const numbers = wire.of('update').map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
    for (const one of [wire, speaker]) await one.close();
  });

  it('stays muted in snapshots and on the next connection', async () => {
    const id = await newTable(server.url, [ada, bob], RISE);
    const speaker = await connect(bob);
    await speaker.open(id);
    await speaker.command({ type: 'say', table: id, id: 'x', channel: 'table', text: 'unheard' });
    await ada.ask('PUT', `/api/me/mutes/${bob.id}`);
    const wire = await connect(ada);
    await wire.open(id);
    expect(wire.of('snapshot')[0]?.chat).toEqual([]);
    expect((await ada.ask<Snapshot>('GET', `/api/tables/${id}/view`)).chat).toEqual([]);
    await ada.ask('DELETE', `/api/me/mutes/${bob.id}`);
    for (const one of [wire, speaker]) await one.close();
  });
});

describe('a server that stops', () => {
  it('says goodbye and when to come back, and is found as it was', async () => {
    const { id, asked } = await atTable();
    await asked.command({ type: 'choose', table: id, id: 'last', ...firstOption(asked) });
    const before = await ada.ask<Snapshot>('GET', `/api/tables/${id}/view`);
    await server.stop();
    await asked.until(() => asked.closed !== null);
    expect(asked.of('goodbye')).toEqual([{ type: 'goodbye', comeBackIn: expect.any(Number) }]);
    expect(asked.closed?.code).toBe(1001);
    server = await start();
    const again = { ...ada, url: server.url };
    const wire = await connect(again);
    await wire.open(id);
    expect(wire.of('snapshot')[0]?.view).toEqual(before.view);
    await wire.close();
  });

  it('answers what was asked before it says goodbye', async () => {
    const guests = [await guestAt(server.url), await guestAt(server.url)];
    const id = await newTable(server.url, guests, RISE);
    const wires = await Promise.all(guests.map((guest) => connect(guest)));
    for (const wire of wires) await wire.open(id);
    const asked = wires.find((wire) => wire.of('snapshot')[0]?.decision !== null) as Wire;
    // Somebody else has the database, so that the choice waits until then.
    const database = new DatabaseSync(join(folder, 'conclave.db'));
    database.exec('begin immediate');
    const answer = asked.command({ type: 'choose', table: id, id: 'in time', ...firstOption(asked) });
    await sleep(100);
    const stopped = server.stop();
    await sleep(200);
    expect(asked.of('goodbye')).toEqual([]);
    database.close();
    expect((await answer).type).toBe('done');
    await stopped;
    expect(asked.messages.at(-1)?.type).toBe('goodbye');
    server = await start();
  });
});

describe('talk at a table of Among Cultists', () => {
  it('reaches those who hear the channel, and nobody else gets as much as a byte (AC-4.71)', async () => {
    const guests = await Promise.all(Array.from({ length: 7 }, () => guestAt(server.url)));
    const options = { 'cultist-chat': 'on', 'ghost-chat': 'ghosts-only' };
    const id = await newTable(server.url, guests, { game: 'among-cultists', options });
    const wires = await Promise.all(guests.map((guest) => connect(guest)));
    for (const wire of wires) await wire.open(id);
    const onlooker = await connect(await guestAt(server.url));
    await onlooker.open(id);
    const isCultist = (wire: Wire) => wire.of('snapshot')[0]?.channels.some((channel) => channel.id === 'cultists');
    const cultists = wires.filter(isCultist);
    const others = [...wires.filter((wire) => !isCultist(wire)), onlooker];
    expect([cultists.length, others.length]).toEqual([2, 6]);
    const [speaker, listener] = cultists as [Wire, Wire];
    await Promise.all(others.map((wire) => wire.settle()));
    const before = others.map(({ received }) => received.length);

    const claim = { type: 'accuse', target: 3 };
    const say = (wire: Wire, channel: string) =>
      wire.command({ type: 'say', table: id, id: wire.newCommand(), channel, claim });
    expect(await say(speaker, 'cultists')).toMatchObject({ type: 'done' });
    const heard = (wire: Wire) => wire.of('update').flatMap(({ chat }) => chat ?? []);
    await listener.until(() => heard(listener).length === 1);
    expect(heard(listener)[0]).toMatchObject({ channel: 'cultists', text: '', claim });
    await Promise.all(others.map((wire) => wire.settle()));
    expect(others.map(({ received }) => received.length)).toEqual(before);
    const [stranger] = others as [Wire, ...Wire[]];
    expect(await say(stranger, 'cultists')).toMatchObject({ type: 'refused', code: 'forbidden' });

    expect(await say(stranger, 'table')).toMatchObject({ type: 'done' });
    for (const wire of [...wires, onlooker]) {
      await wire.until(() => heard(wire).some((message) => message.channel === 'table'));
    }
    expect(heard(onlooker)).toMatchObject([{ channel: 'table', claim, seat: expect.any(Number) }]);
    await Promise.all([...wires, onlooker].map((wire) => wire.close()));
  });
});
