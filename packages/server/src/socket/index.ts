/** The socket: one connection for all the tables somebody looks at. Everything it does, `Tables` does. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, PROBLEMS, type ProblemBody } from '@conclave/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { notSignedIn } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import type { Log } from '../tables/deps.ts';
import type { Tables, User } from '../tables/service.ts';
import { Connection } from './connection.ts';
import { type DoorSettings, Doors } from './doors.ts';
import { inParts } from './in-parts.ts';
import { Outbox } from './outbox.ts';

export interface SocketDeps {
  readonly server: Server;
  readonly tables: Tables;
  /** Who sends these headers; null for nobody we know. */
  readonly authenticate: (headers: IncomingMessage['headers']) => Promise<User | null>;
  /** Users that this one does not want to read. */
  readonly mutedBy: (user: string) => Promise<ReadonlySet<string>>;
  /** Whether a page of this origin may connect on the visitor's behalf. */
  readonly isAllowedOrigin: (origin: string, headers: IncomingMessage['headers']) => boolean;
  /** Whom to count a connection against. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly doors: DoorSettings;
  /** A connection was refused or cut because there was too much of something. */
  readonly refused: (why: RefusedWhy) => void;
  readonly log: Log;
}

export type RefusedWhy = 'sockets' | 'unread' | 'messages';

export interface Sockets {
  readonly connected: number;
  /** The user has muted or unmuted somebody: what is sent from now on heeds it. */
  muteChanged(user: string): Promise<void>;
  /** Ends what the user has open. Whoever is still signed in comes back by itself. */
  signedOut(user: string): void;
  /** Sends everybody to another server, at different moments, so that they do not arrive there all at once. */
  sendAway(within: number): void;
  /** Tells everybody when to come back, then closes. */
  close(comeBackIn: number): Promise<void>;
}

const PATH = '/api/socket';
/** A connection that answers no ping for so long is gone. */
const HEARTBEAT = 25_000;
const TIME_TO_CLOSE = 2000;
/** What was asked before the server stops is answered, unless the disk takes longer than this. */
const TIME_TO_ANSWER = 2000;

export function attachSockets(deps: SocketDeps): Sockets {
  const { server, tables, authenticate, mutedBy, isAllowedOrigin, addressOf, refused, log } = deps;
  const doors = new Doors(deps.doors);
  const outbox = new Outbox();
  // No deflate: it would cost more than half the throughput, and sizes of compressed secrets tell about them.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // One message of a connection in a turn of the event loop: a flood on one keeps nobody else waiting.
    allowSynchronousEvents: false,
  });
  const connections = new Set<Connection>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {});
    void letIn(request, socket, head).catch((error) => {
      if (error instanceof Problem) {
        if (error.code === 'too-many') refused('sockets');
        refuse(socket, error);
        return;
      }
      log.error({ err: error }, 'a connection could not be opened');
      refuse(socket, new Problem('internal', 'Something went wrong on our side. Try again.'));
    });
  });

  /** Counted from the first moment until the socket is gone, however far it comes. */
  async function letIn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.once('close', doors.enterFrom(addressOf(request)));
    await upgrade(request, socket, head);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers, url = '' } = request;
    if (url.split('?')[0] !== PATH) {
      throw new Problem('not-found', `No socket here. Connect to ${PATH}.`);
    }
    if (headers.origin !== undefined && !isAllowedOrigin(headers.origin, headers)) {
      throw new Problem('forbidden', 'Connections from other sites are blocked.');
    }
    const user = await authenticate(headers);
    if (user === null) throw notSignedIn(headers);
    socket.once('close', doors.enterAs(user.id));
    const muted = await mutedBy(user.id);
    sockets.handleUpgrade(request, socket, head, (ws: WebSocket) => {
      const connection = new Connection(ws, socket, user, muted, { tables, outbox, refused, log });
      connections.add(connection);
      ws.on('close', () => connections.delete(connection));
    });
  }

  const beat = inParts(HEARTBEAT, connections, (connection) => connection.checkAlive());

  return {
    get connected() {
      return connections.size;
    },
    async muteChanged(user) {
      const theirs = [...connections].filter((connection) => connection.user.id === user);
      if (theirs.length === 0) return;
      const muted = await mutedBy(user);
      for (const connection of theirs) connection.muted = muted;
    },
    signedOut(user) {
      for (const connection of connections) if (connection.user.id === user) connection.end();
    },
    sendAway(within) {
      for (const connection of connections) connection.sayGoodbye(Math.round(Math.random() * within));
    },
    async close(comeBackIn) {
      clearInterval(beat);
      for (const connection of connections) connection.stopListening();
      const deadline = performance.now() + TIME_TO_ANSWER;
      const isAwaited = () => [...connections].some((connection) => connection.isAwaited);
      while (isAwaited() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
      for (const connection of connections) connection.sayGoodbye(comeBackIn);
      const patience = setTimeout(() => {
        for (const connection of connections) connection.end();
      }, TIME_TO_CLOSE);
      await new Promise((resolve) => sockets.close(resolve));
      while (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      clearTimeout(patience);
    },
  };
}

function refuse(socket: Duplex, { code, message }: Problem): void {
  const status = PROBLEMS[code];
  const body = JSON.stringify({ code, message } satisfies ProblemBody);
  const headers = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
}
