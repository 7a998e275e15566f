/** People at the other end of the wire: guests with a cookie, their requests, and a socket that keeps every byte it got. */
import type { ClientMessage, ServerMessage, TableInfo } from '@conclave/protocol';
import { WebSocket } from 'ws';

export interface Guest {
  readonly url: string;
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  /** Any request, signed in; the body is sent as JSON. */
  fetch(method: string, path: string, body?: unknown): Promise<Response>;
  /** The answer's body; throws unless the request succeeded. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export async function guestAt(url: string, name?: string): Promise<Guest> {
  const response = await fetch(`${url}/api/guests`, json('POST', name === undefined ? {} : { name }));
  if (!response.ok) throw new Error(`no guest was made: ${response.status} ${await response.text()}`);
  const me = (await response.json()) as { id: string; name: string };
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, { ...json(method, body), headers: { ...json(method, body).headers, cookie } });
  return {
    url,
    ...me,
    cookie,
    fetch: send,
    async ask<T>(method: string, path: string, body?: unknown) {
      const answer = await send(method, path, body);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}

function json(method: string, body: unknown): RequestInit & { headers: Record<string, string> } {
  if (body === undefined) return { method, headers: {} };
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** A table in play: the first guest is the host, all sit in their order, bots take what is left. */
export async function tableAt(
  guests: readonly [Guest, ...Guest[]],
  wanted: { readonly game: string; readonly seats: number } & Record<string, unknown>,
): Promise<TableInfo> {
  const [host, ...others] = guests;
  const { id } = await host.ask<TableInfo>('POST', '/api/tables', wanted);
  for (const one of others) await one.ask('POST', `/api/tables/${id}/seats`, {});
  return host.ask<TableInfo>('POST', `/api/tables/${id}/start`, {});
}

type Named<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class Wire {
  readonly ws: WebSocket;
  /** Every message as it came. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  closed: { readonly code: number } | null = null;
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
    this.ws.on('close', (code) => {
      this.closed = { code };
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
