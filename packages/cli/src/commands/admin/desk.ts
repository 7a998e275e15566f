/** The way to a running server for its operator: where it is, and the token, from flags, settings or the data folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@conclave/kernel';
import type { Terminal } from '../../terminal.ts';

export const SERVER_FLAGS = {
  server: { kind: 'text', value: 'URL', about: 'the server (default: the one that runs on the data folder)' },
  token: {
    kind: 'text',
    value: 'TOKEN',
    about: 'the operator’s token (default: ADMIN_TOKEN, else from the data folder)',
  },
  data: { kind: 'text', value: 'DIR', about: 'the data folder of the server (default: DATA_DIR, else ./data)' },
  json: { kind: 'switch', about: 'print JSON' },
} as const;

export interface ServerFlags {
  readonly server: string | undefined;
  readonly token: string | undefined;
  readonly data: string | undefined;
}

/** Asks the server as its operator. */
export async function askServer<T>(
  { env }: Terminal,
  flags: ServerFlags,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const { url, token } = keyFor(env, flags);
  const response = await fetch(`${url}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new BadInput(`no server answers at ${url}; start it, or name it with --server`);
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : readJson(text, url);
  if (!response.ok)
    throw new BadInput(`the server says: ${(answer as { message?: string }).message ?? response.status}`);
  return answer as T;
}

function readJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`what answers at ${url} is no Conclave server`);
  }
}

function keyFor(env: Terminal['env'], flags: ServerFlags): { readonly url: string; readonly token: string } {
  const path = join(flags.data ?? env.DATA_DIR ?? './data', 'operator.json');
  const left = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { url: string; token: string }) : null;
  const url = flags.server ?? left?.url;
  const token = flags.token ?? env.ADMIN_TOKEN ?? left?.token;
  if (url === undefined || token === undefined)
    throw new BadInput(
      `no server runs on ${path.replace('/operator.json', '')}; name its folder with --data, or --server and --token`,
    );
  return { url: url.replace(/\/$/, ''), token };
}
