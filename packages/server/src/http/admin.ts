/** The operator's desk: everything that `conclave admin` does, for whoever has the operator's token. */
import { displayNameSchema } from '@conclave/protocol';
import { z } from 'zod';
import type { Moderation } from '../moderation/moderation.ts';
import { type Api, numberText, tableParams } from './api.ts';

const userParams = z.object({ user: z.string().min(1).max(64) });
const sanctionParams = userParams.extend({ kind: z.enum(['mute', 'ban']) });
/** Plain data for the operator, whose program prints it. */
const answer = z.unknown().describe('Plain data.');

export function addAdmin(api: Api, moderation: Moderation): void {
  const topic = 'Operating';
  api.forOperators(
    { method: 'get', path: '/api/admin/statistics', topic, does: 'Counts users, tables and open reports.', answer },
    () => moderation.statistics(),
  );
  api.forOperators(
    {
      method: 'get',
      path: '/api/admin/reports',
      topic,
      does: 'Lists the latest reports with the chat around them; with `closed=too` also those that are dealt with.',
      query: z.object({ closed: z.literal('too').optional() }),
      answer,
    },
    ({ query }) => moderation.reports(query.closed === 'too'),
  );
  api.forOperators(
    {
      method: 'post',
      path: '/api/admin/reports/{report}/close',
      topic,
      does: 'Marks a report as dealt with.',
      params: z.object({ report: z.string().min(1).max(64) }),
    },
    ({ params }) => moderation.closeReport(params.report),
  );
  api.forOperators(
    {
      method: 'get',
      path: '/api/admin/users',
      topic,
      does: 'Finds users by id or by a part of their name.',
      query: z.object({ find: z.string().min(1).max(80) }),
      answer,
    },
    ({ query }) => moderation.findUsers(query.find),
  );
  api.forOperators(
    { method: 'get', path: '/api/admin/users/{user}', topic, does: 'Tells about a user.', params: userParams, answer },
    ({ params }) => moderation.user(params.user),
  );
  api.forOperators(
    {
      method: 'patch',
      path: '/api/admin/users/{user}',
      topic,
      does: 'Gives a user another name, at all tables and in all chats.',
      params: userParams,
      body: z.strictObject({ name: displayNameSchema }),
      answer,
    },
    ({ params, body }) => moderation.rename(params.user, body.name),
  );
  api.forOperators(
    {
      method: 'put',
      path: '/api/admin/users/{user}/{kind}',
      topic,
      does: 'Mutes a user (who may not write in chats) or bans one (who is not let in). Without `days`: for good.',
      params: sanctionParams,
      body: z.strictObject({ days: z.int().min(1).max(3650).optional(), reason: z.string().min(1).max(300) }),
      answer,
    },
    ({ params, body }) => moderation.punish(params.user, params.kind, body),
  );
  api.forOperators(
    {
      method: 'delete',
      path: '/api/admin/users/{user}/{kind}',
      topic,
      does: 'Lifts a mute or a ban.',
      params: sanctionParams,
      answer,
    },
    ({ params }) => moderation.pardon(params.user, params.kind),
  );
  api.forOperators(
    { method: 'get', path: '/api/admin/tables/{id}', topic, does: 'Tells about a table.', params: tableParams, answer },
    ({ params }) => moderation.table(params.id),
  );
  api.forOperators(
    { method: 'delete', path: '/api/admin/tables/{id}', topic, does: 'Removes a table for good.', params: tableParams },
    ({ params }) => moderation.removeTable(params.id),
  );
  api.forOperators(
    {
      method: 'delete',
      path: '/api/admin/tables/{id}/chat/{n}',
      topic,
      does: 'Removes a line of a chat for good.',
      params: tableParams.extend({ n: numberText(0, Number.MAX_SAFE_INTEGER) }),
    },
    ({ params }) => moderation.removeChat(params.id, params.n),
  );
  api.forOperators(
    {
      method: 'post',
      path: '/api/admin/invitations',
      topic,
      does: 'Makes an invitation, for servers where new guests need one.',
      body: z.strictObject({ uses: z.int().min(1).max(1000) }),
      answer: z.object({ code: z.string() }),
      created: true,
    },
    async ({ body }) => ({ code: await moderation.invite(body.uses) }),
  );
}
