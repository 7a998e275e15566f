/** A server of one socket at a time that says what a test lets it say. */
import type { AddressInfo } from 'node:net';
import type { ClientMessage, ServerMessage, Snapshot } from '@conclave/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

export interface TestServer {
  readonly url: string;
  /** Everything that came in, over all connections. */
  readonly heard: ClientMessage[];
  /** Resolves with the next message of this type that has not been waited for. */
  next<T extends ClientMessage['type']>(type: T): Promise<Extract<ClientMessage, { type: T }>>;
  say(message: ServerMessage): void;
  /** Breaks the connection without a word. */
  drop(): void;
  connections(): number;
  stop(): Promise<void>;
}

export async function testServer({ welcoming = true } = {}): Promise<TestServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const heard: ClientMessage[] = [];
  const waiting: { type: string; found(message: ClientMessage): void }[] = [];
  const unread: ClientMessage[] = [];
  let current: WebSocket | null = null;
  let connections = 0;

  server.on('connection', (socket) => {
    current = socket;
    connections++;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      heard.push(message);
      const index = waiting.findIndex((one) => one.type === message.type);
      if (index === -1) unread.push(message);
      else waiting.splice(index, 1)[0]?.found(message);
    });
    if (welcoming) say({ type: 'welcome', protocol: 1, user: { id: 'u', name: 'Ada' }, now: Date.now() + 60_000 });
  });

  const say = (message: ServerMessage) => current?.send(JSON.stringify(message));

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    next: (type) =>
      new Promise((resolve) => {
        const index = unread.findIndex((one) => one.type === type);
        const found = (message: ClientMessage) => resolve(message as never);
        if (index === -1) waiting.push({ type, found });
        else found(unread.splice(index, 1)[0] as ClientMessage);
      }),
    say,
    drop: () => current?.terminate(),
    connections: () => connections,
    async stop() {
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function snapshotAt(
  seq: number,
  change: Partial<Snapshot> = {},
): { type: 'snapshot'; table: string } & Snapshot {
  return {
    type: 'snapshot',
    table: 't1',
    stream: 's1',
    seq,
    info: { id: 't1', status: 'playing' } as Snapshot['info'],
    view: { cards: [1, 2] },
    you: 0,
    events: { at: 0, told: [{ type: 'begun' }] as unknown as Snapshot['events']['told'] },
    decision: { id: 'd1', decision: 'mustAct', kind: 'question' },
    clock: null,
    undo: { free: false, byConsent: false, request: null },
    ending: null,
    notices: [],
    passUntil: 'off',
    orders: null,
    channels: [],
    chat: [],
    ...change,
  };
}
