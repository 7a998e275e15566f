/** Looking on: the view of whoever asks, now or as soon as something changes, and the game again afterwards. */
import type { Snapshot } from '@conclave/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import type { Tables, User } from '../tables/service.ts';
import { recordSchema, replaySchema, snapshotSchema } from './answers.ts';
import { type Api, codeQuery, numberText, tableParams } from './api.ts';
import { checkWords } from './games.ts';
import { countingGuesses } from './guesses.ts';
import type { Asker, Limits } from './limits.ts';

/** Shorter than the time after which proxies give up on an answer. */
const LONGEST_WAIT = 25;

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
        `after that many seconds. With \`words=en\` your options come in words too.`,
      params: tableParams,
      query: codeQuery.extend({
        stream: z.string().max(64).optional(),
        seq: numberText(0, Number.MAX_SAFE_INTEGER).optional(),
        wait: numberText(0, LONGEST_WAIT).optional().describe('Seconds.'),
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
      checkWords(snapshot.info.game, words);
      const { game } = snapshot.info;
      const chat = tables.chatInWords(heard.chat, game, words);
      return { ...heard, chat, options: tables.optionsInWords(snapshot.view, game, words) };
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
    },
    ({ who, params, query, asker }) =>
      withCode(limits, asker, query.code, () => tables.replay(who, params.id, query.as, query.code)),
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
    },
    async ({ who, params, query, asker, c }) => {
      const record = await withCode(limits, asker, query.code, () => tables.record(who, params.id, query.code));
      c.header('Content-Disposition', `attachment; filename="${record.game}-${params.id.replace(/\W/g, '')}.json"`);
      return record;
    },
  );
}

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
