/** Guests and their tables over HTTP: whatever comes before the first choice. */
import type { CreateTable, TableInfo } from '@conclave/protocol';

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** What signs them in. */
  readonly cookie: string;
}

export async function newGuest(origin: string, name: string): Promise<Guest> {
  const response = await fetch(`${origin}/api/guests`, request('POST', undefined, { name }));
  const me = (await answerOf(response)) as { id: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('the server set no cookie for a new guest');
  return { id: me.id, name, cookie };
}

/** Asks the server as this guest. Throws what it refuses. */
export async function ask<T>(origin: string, guest: Guest, method: string, path: string, body?: unknown): Promise<T> {
  return (await answerOf(await fetch(`${origin}${path}`, request(method, guest.cookie, body)))) as T;
}

/** A table in play with these guests on its seats, in this order. */
export async function newTable(
  origin: string,
  guests: readonly Guest[],
  wanted: Partial<CreateTable> & { readonly game: string },
): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await ask<TableInfo>(origin, host, 'POST', '/api/tables', { seats: guests.length, ...wanted });
  for (const other of others) await ask(origin, other, 'POST', `/api/tables/${id}/seats`, {});
  await ask(origin, host, 'POST', `/api/tables/${id}/start`, {});
  return id;
}

export function request(method: string, cookie: string | undefined, body: unknown): RequestInit {
  return {
    method,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${response.url}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
