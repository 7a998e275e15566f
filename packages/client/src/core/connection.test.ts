import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, createConnection } from './connection.ts';
import { openTable, type TableStore } from './table-store.ts';
import { snapshotAt, type TestServer, testServer } from './test/server.ts';

let server: TestServer;
let connection: Connection;
let table: TableStore;
const signIn = vi.fn(async () => {});

async function connect(options: { pingEvery?: number } = {}): Promise<void> {
  connection = createConnection({ url: () => server.url, signIn, patience: 10, ...options });
  table = openTable(connection, 't1');
  await server.next('open');
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 5 });

beforeEach(async () => {
  signIn.mockClear();
  server = await testServer();
});

afterEach(async () => {
  table.close();
  await server.stop();
});

describe('an open table', () => {
  it('shows what the server tells, and follows every update', async () => {
    await connect();
    server.say(snapshotAt(4));
    server.say({ type: 'update', table: 't1', seq: 5, view: [[['cards', 2], 3]] });
    await until(() => expect(table.state.snapshot?.seq).toBe(5));
    expect(table.state.snapshot?.view).toEqual({ cards: [1, 2, 3] });
    expect(table.state.connection).toBe('open');
  });

  it('goes on where the connection broke', async () => {
    await connect();
    server.say(snapshotAt(4));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    server.drop();
    await until(() => expect(table.state.connection).toBe('lost'));
    expect(await server.next('open')).toMatchObject({ table: 't1', resume: { stream: 's1', seq: 4 } });
    server.say({ type: 'update', table: 't1', seq: 5, view: [[['cards'], []]] });
    await until(() => expect(table.state.snapshot?.view).toEqual({ cards: [] }));
    expect(table.state.connection).toBe('open');
  });

  it('asks for everything again when an update is missing, and believes nothing in between', async () => {
    await connect();
    server.say(snapshotAt(4));
    server.say({ type: 'update', table: 't1', seq: 6, view: [[['cards'], ['six']]] });
    server.say({ type: 'update', table: 't1', seq: 7, view: [[['cards'], ['seven']]] });
    expect(await server.next('open')).not.toHaveProperty('resume');
    expect(table.state.snapshot?.seq).toBe(4);
    server.say(snapshotAt(7, { view: { cards: ['whole'] } }));
    await until(() => expect(table.state.snapshot?.view).toEqual({ cards: ['whole'] }));
    expect(server.heard.filter((message) => message.type === 'open')).toHaveLength(2);
  });

  it('says why it cannot be looked at', async () => {
    await connect();
    server.say({ type: 'refused', table: 't1', code: 'not-found', message: 'There is no such table.' });
    await until(() => expect(table.state.problem?.message).toBe('There is no such table.'));
  });

  it('is asked for again when the server could not load it just now', async () => {
    await connect();
    server.say({ type: 'refused', table: 't1', code: 'storage-unavailable', message: 'Try again in a moment.' });
    await server.next('open');
    expect(table.state.problem).toBeNull();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
  });

  it('knows the server’s time', async () => {
    await connect();
    expect(connection.serverNow() - Date.now()).toBeGreaterThan(50_000);
  });
});

describe('a command', () => {
  it('is done when the server says so', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    const chosen = table.actions.choose({ type: 'pass' });
    const { id, decision } = await server.next('choose');
    expect(decision).toBe('d1');
    server.say({ type: 'done', table: 't1', id });
    await chosen;
  });

  it('is sent again with the same id when the connection broke before the answer', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    const chosen = table.actions.choose({ type: 'pass' });
    const first = await server.next('choose');
    server.drop();
    const again = await server.next('choose');
    expect(again).toEqual(first);
    server.say({ type: 'done', table: 't1', id: again.id });
    await chosen;
  });

  it('waits while there is no connection, and goes out after the table is open again', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    server.drop();
    await until(() => expect(connection.state).toBe('lost'));
    const said = table.actions.say('table', 'hello');
    const { id } = await server.next('say');
    expect(server.heard.map((message) => message.type)).toEqual(['open', 'open', 'say']);
    server.say({ type: 'done', table: 't1', id });
    await said;
  });

  it('fails with the server’s sentence when it is refused', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    const undone = table.actions.undo();
    const { id } = await server.next('undo');
    server.say({ type: 'refused', table: 't1', id, code: 'forbidden', message: 'Something hidden came to light.' });
    await expect(undone).rejects.toThrow('Something hidden came to light.');
  });

  it('is tried again when the server could not store it', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    const undone = table.actions.undo();
    const { id } = await server.next('undo');
    server.say({ type: 'refused', table: 't1', id, code: 'storage-unavailable', message: 'Try again.' });
    expect((await server.next('undo')).id).toBe(id);
    server.say({ type: 'done', table: 't1', id });
    await undone;
  });

  it('is refused at once when nothing is asked', async () => {
    await connect();
    server.say(snapshotAt(1, { decision: null }));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    await expect(table.actions.choose({ type: 'pass' })).rejects.toThrow('Wait for your turn');
  });
});

describe('the connection', () => {
  it('comes back when the server said it would', async () => {
    await connect();
    server.say({ type: 'goodbye', comeBackIn: 50 });
    await until(() => expect(connection.state).toBe('stopped'));
    await server.next('open');
    await until(() => expect(connection.state).toBe('open'));
    expect(server.connections()).toBe(2);
  });

  it('shows that the server has fallen silent when one pong is missing, and connects anew some pings later', async () => {
    await connect({ pingEvery: 60 });
    await server.next('ping');
    expect(connection.state).toBe('open');
    await server.next('ping');
    expect(connection.state).toBe('lost');
    expect(server.connections()).toBe(1);
    await server.next('open');
    expect(server.connections()).toBe(2);
  });

  it('is as it was when the server answers late', async () => {
    await connect({ pingEvery: 60 });
    await server.next('ping');
    await server.next('ping');
    expect(connection.state).toBe('lost');
    server.say({ type: 'pong' });
    await until(() => expect(connection.state).toBe('open'));
    expect(server.connections()).toBe(1);
  });

  it('is lost as soon as the browser says so, and tells what will be sent', async () => {
    await connect();
    server.say(snapshotAt(1));
    await until(() => expect(table.state.snapshot).not.toBeNull());
    connection.networkLost();
    expect(table.state).toMatchObject({ connection: 'lost', unsent: [] });
    const chosen = table.actions.choose({ type: 'pass' });
    expect(table.state.unsent).toMatchObject([{ type: 'choose', decision: 'd1' }]);
    const { id } = await server.next('choose');
    await until(() => expect(table.state).toMatchObject({ connection: 'open', unsent: [] }));
    server.say({ type: 'done', table: 't1', id });
    await chosen;
  });

  it('ends when the last table is closed', async () => {
    await connect();
    table.close();
    await until(() => expect(server.heard.at(-1)).toEqual({ type: 'close', table: 't1' }));
    expect(connection.state).toBe('connecting');
  });

  it('signs in once, and again only after it was turned away', async () => {
    await server.stop();
    server = await testServer({ welcoming: false });
    connection = createConnection({ url: () => server.url, signIn, patience: 10 });
    table = openTable(connection, 't1');
    await until(() => expect(server.connections()).toBe(1));
    expect(signIn).toHaveBeenCalledTimes(1);
    server.drop();
    await until(() => expect(server.connections()).toBe(2));
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});
