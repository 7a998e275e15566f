/** People at the other end of the wire: guests with a cookie, their requests, and a socket that keeps every byte it got. */
import type { ClientMessage, ServerMessage } from '@conclave/protocol';
import { WebSocket } from 'ws';
import { ask, newGuest, request, type Guest as SignedIn } from './player-guest.ts';

export interface Guest extends SignedIn {
  readonly url: string;
  /** Any request, signed in; the body is sent as JSON. */
  fetch(method: string, path: string, body?: unknown): Promise<Response>;
  /** The answer's body; throws unless the request succeeded. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

let guests = 0;

export async function guestAt(url: string, name = `Somebody ${++guests}`): Promise<Guest> {
  const guest = await newGuest(url, name);
  return {
    url,
    ...guest,
    fetch: (method, path, body) => fetch(`${url}${path}`, request(method, guest.cookie, body)),
    ask: (method, path, body) => ask(url, guest, method, path, body),
  };
}

type Named<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class Wire {
  readonly ws: WebSocket;
  /** Every message as it came. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  private waiting: (() => void)[] = [];
  private commands = 0;

  constructor(url: string, headers: Record<string, string>) {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    this.ws.on('message', (data) => {
      const text = String(data);
      this.received.push(text);
      this.messages.push(JSON.parse(text) as ServerMessage);
      this.wake();
    });
    this.ws.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    this.ws.on('error', () => {});
  }

  of<T extends ServerMessage['type']>(type: T): Named<T>[] {
    return this.messages.filter((message): message is Named<T> => message.type === type);
  }

  send(message: ClientMessage): void {
    this.ws.send(JSON.stringify(message));
  }

  newCommand(): string {
    return `w${++this.commands}`;
  }

  /** Sends a command and waits for its answer: `done` or `refused`. */
  async command(message: Extract<ClientMessage, { id: string }>): Promise<Named<'done'> | Named<'refused'>> {
    this.send(message);
    const answers = () => [...this.of('done'), ...this.of('refused')].filter(({ id }) => id === message.id);
    await this.until(() => answers().length > 0);
    return answers()[0] as Named<'done'> | Named<'refused'>;
  }

  async open(table: string, more: { resume?: { stream: string; seq: number }; code?: string } = {}): Promise<void> {
    const before = this.received.length;
    this.send({ type: 'open', table, ...more });
    await this.until(() => this.received.length > before);
  }

  /** Resolves when it is so; looks again after each message. */
  async until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!isSo()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain; the last messages: ${this.received.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Everything that was sent to us before this has arrived. */
  async settle(): Promise<void> {
    const answered = new Promise<void>((resolve) => this.ws.once('pong', () => resolve()));
    this.ws.ping();
    await answered;
  }

  async close(): Promise<void> {
    this.ws.close();
    await this.until(() => this.closed !== null);
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const one of waiting) one();
  }
}

export async function connect(
  guest: Pick<Guest, 'url' | 'cookie'>,
  headers: Record<string, string> = {},
): Promise<Wire> {
  const wire = new Wire(guest.url, { cookie: guest.cookie, ...headers });
  await wire.until(() => wire.received.length > 0 || wire.closed !== null);
  return wire;
}
