/** Looking on: the view of whoever asks, now or as soon as something changes, and the game again afterwards. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Observer } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Identity } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import type { Retold, Tables, User } from '../tables/service.ts';
import { recordSchema, replaySchema, snapshotSchema } from './answers.ts';
import { type Api, codeQuery, type Env, numberText, tableParams } from './api.ts';
import { checkWords } from './games.ts';
import { countingGuesses } from './guesses.ts';
import type { Asker, Limits } from './limits.ts';

/** Shorter than the time after which proxies give up on an answer. */
const MAX_WAIT = 25;

export interface WatchingDeps {
  readonly identity: Identity;
  readonly tables: Tables;
  readonly limits: Limits;
  /** Aborted when the server stops: nobody waits any longer. */
  readonly stopping: AbortSignal;
}

export function addWatching(api: Api, { identity, tables, limits, stopping }: WatchingDeps): void {
  api.forAnybody(
    {
      method: 'get',
      path: '/api/tables/{id}/view',
      topic: 'Watching',
      does: 'Gives everything that you may know of a table.',
      more:
        'With `stream`, `seq` (of the snapshot you have) and `wait`, the answer comes as soon as there is something new, or ' +
        `after that many seconds. With \`words=en\` what you are asked, your options and what happened come in words too.`,
      params: tableParams,
      query: codeQuery.extend({
        stream: z.string().max(64).optional(),
        seq: numberText(0, Number.MAX_SAFE_INTEGER).optional(),
        wait: numberText(0, MAX_WAIT).optional().describe('Seconds.'),
        words: z.string().max(10).optional().describe('A language, such as en.'),
      }),
      answer: snapshotSchema,
    },
    async ({ who, params, query, asker }) => {
      const { stream, seq, wait = 0, words, code } = query;
      const snapshot = await withCode(limits, asker, code, () =>
        stream === undefined || seq === undefined || wait === 0
          ? tables.snapshot(who, params.id, code)
          : unlessStopping(stopping, tables.waitFor(who, params.id, { stream, seq }, wait * 1000, code)),
      );
      const heard = await withoutMuted(identity, who, snapshot);
      if (words === undefined) return heard;
      checkWords(words);
      const { game } = snapshot.info;
      const chat = tables.chatInWords(heard.chat, game, words);
      return { ...heard, chat, ...tables.inWords(snapshot, words) };
    },
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/tables/{id}/replay',
      topic: 'Watching',
      does: 'Gives a game to look at again, as one observer was told it, or all of it once it is over.',
      params: tableParams,
      query: codeQuery.extend({
        as: z
          .union([z.enum(['spectator', 'all']), numberText(0, 11)])
          .default('spectator')
          .describe('A seat, spectator or all.'),
      }),
      answer: replaySchema,
      budget: 'replays',
    },
    async ({ c, ...request }) => sendPacked(c, await retell(request, request.query.as)),
  );
  api.forAnybody(
    {
      method: 'get',
      path: '/api/tables/{id}/record',
      topic: 'Watching',
      does: 'Gives the record of a finished game as a file, for `conclave replay` and `conclave verify`.',
      params: tableParams,
      query: codeQuery,
      answer: recordSchema,
      budget: 'replays',
    },
    async ({ c, ...request }) => {
      const record = await retell(request, 'record');
      const name = `${record.game}-${request.params.id.replace(/\W/g, '')}.json`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return sendPacked(c, record);
    },
  );

  function retell({ who, params, query, asker }: LookBack, as: Observer | 'all' | 'record') {
    const account = asker.user ?? asker.address;
    return withCode(limits, asker, query.code, () => tables.retell(who, params.id, as, account, query.code));
  }
}

/** A request to look at a finished game. */
interface LookBack {
  readonly who: User | null;
  readonly params: { readonly id: string };
  readonly query: { readonly code?: string | undefined };
  readonly asker: Asker;
}

/** Sends what a worker has packed, as it is wherever the browser can unpack it; nothing if it has it already. */
async function sendPacked(c: Context<Env>, { etag, packed }: Retold): Promise<Response> {
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const bytes = await packed();
  c.header('Content-Type', 'application/json');
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(await unzip(bytes));
  c.header('Content-Encoding', 'gzip');
  return c.body(bytes);
}

const unzip = promisify(gunzip);

async function withoutMuted(identity: Identity, who: User | null, snapshot: Snapshot): Promise<Snapshot> {
  if (who === null || snapshot.chat.length === 0) return snapshot;
  const muted = await identity.mutedBy(who.id);
  return muted.size === 0 ? snapshot : { ...snapshot, chat: snapshot.chat.filter(({ user }) => !muted.has(user)) };
}

function withCode<T>(limits: Limits, asker: Asker, code: string | undefined, look: () => Promise<T>): Promise<T> {
  return code === undefined ? look() : countingGuesses(limits, asker, look);
}

function unlessStopping<T>(stopping: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Problem('shutting-down', 'The server is restarting. Try again in a few seconds.'));
    if (stopping.aborted) stop();
    stopping.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => stopping.removeEventListener('abort', stop));
  });
}
