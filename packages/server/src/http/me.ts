/** Who you are: a guest at once, with a name, on more than one device, with keys for your programs. */
import { displayNameSchema } from '@conclave/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import { deviceOf, type Identity, signInCookie, signOutCookie } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import { type Approach, isOverTls } from './address.ts';
import { botTokenSchema, meSchema, newBotTokenSchema, sessionSchema } from './answers.ts';
import type { Api, Env } from './api.ts';
import { countingGuesses } from './guesses.ts';
import type { Limits } from './limits.ts';

export interface MeDeps {
  readonly identity: Identity;
  readonly limits: Limits;
  readonly approach: Approach;
  /** Lets one more guest in by an invitation; null where guests need none. */
  readonly admit: ((invite: string | undefined) => Promise<void>) | null;
}

export function addMe(api: Api, deps: MeDeps): void {
  addSigningIn(api, deps);
  addProfile(api, deps);
  addSessions(api, deps);
  addKeys(api, deps);
}

function addSigningIn(api: Api, { identity, limits, approach, admit }: MeDeps): void {
  const setCookie = (c: Context<Env>, token: string) =>
    c.header('Set-Cookie', signInCookie(token, isOverTls(c.env.incoming.headers, approach)));

  api.forAnybody(
    {
      method: 'post',
      path: '/api/guests',
      topic: 'You',
      does: 'Makes you a guest: a user without a password.',
      more: 'Sets the cookie that signs you in. Whoever is signed in already stays who they are.',
      body: z.strictObject({
        name: displayNameSchema.optional(),
        invite: z.string().max(60).optional().describe('Where the server is by invitation only.'),
      }),
      bodyIsOptional: true,
      answer: meSchema,
      budget: null,
    },
    async ({ who, body, asker, c }) => {
      await limits.take(who === null ? 'guests' : 'everything', asker);
      if (who !== null) return identity.me(who.id);
      if (admit !== null) await countingGuesses(limits, asker, () => admit(body.invite));
      const { me, token } = await identity.newGuest(body.name, deviceOf(c.req.header('user-agent')));
      setCookie(c, token);
      return me;
    },
  );
  api.forAnybody(
    {
      method: 'post',
      path: '/api/recover',
      topic: 'You',
      does: 'Signs this device in as the user who made the recovery code. The code is used up by it.',
      body: z.strictObject({ code: z.string().max(60) }),
      answer: meSchema,
    },
    async ({ body, asker, c }) => {
      const { me, token } = await countingGuesses(limits, asker, () =>
        identity.recover(body.code, deviceOf(c.req.header('user-agent'))),
      );
      setCookie(c, token);
      return me;
    },
  );
}

function addProfile(api: Api, { identity, approach }: MeDeps): void {
  api.forUsers(
    { method: 'get', path: '/api/me', topic: 'You', does: 'Tells who you are.', answer: meSchema },
    ({ who }) => identity.me(who.id),
  );
  api.forOwners(
    {
      method: 'patch',
      path: '/api/me',
      topic: 'You',
      does: 'Changes your name.',
      body: z.strictObject({ name: displayNameSchema }),
      answer: meSchema,
    },
    ({ who, body }) => identity.rename(who.id, body.name),
  );
  api.forOwners(
    {
      method: 'delete',
      path: '/api/me',
      topic: 'You',
      does: 'Deletes you: your name, your words, your keys. Games you played stay, without your name.',
    },
    async ({ who, c }) => {
      await identity.remove(who.id);
      c.header('Set-Cookie', signOutCookie(isOverTls(c.env.incoming.headers, approach)));
    },
  );
  api.forOwners(
    {
      method: 'get',
      path: '/api/me/export',
      topic: 'You',
      does: 'Gives everything that is stored about you, as a file.',
      answer: z.unknown().describe('Plain data.'),
    },
    async ({ who, c }) => {
      c.header('Content-Disposition', 'attachment; filename="conclave-my-data.json"');
      return identity.export(who.id);
    },
  );
  const userParams = z.object({ user: z.string().min(1).max(64) });
  api.forUsers(
    {
      method: 'put',
      path: '/api/me/mutes/{user}',
      topic: 'You',
      does: "Mutes a user: you no longer get that user's chat.",
      params: userParams,
    },
    ({ who, params }) => identity.mute(who.id, params.user, true),
  );
  api.forUsers(
    { method: 'delete', path: '/api/me/mutes/{user}', topic: 'You', does: 'Unmutes a user.', params: userParams },
    ({ who, params }) => identity.mute(who.id, params.user, false),
  );
}

function addSessions(api: Api, { identity, approach }: MeDeps): void {
  const forgetHere = (c: Context<Env>) =>
    c.header('Set-Cookie', signOutCookie(isOverTls(c.env.incoming.headers, approach)));

  api.forOwners(
    {
      method: 'get',
      path: '/api/me/sessions',
      topic: 'You',
      does: 'Lists the browsers where you are signed in. A session ends after 180 days without use.',
      answer: z.array(sessionSchema),
    },
    async ({ who, c }) => [...(await identity.sessions(who.id, c.var.who?.token ?? null))],
  );
  api.forOwners(
    {
      method: 'delete',
      path: '/api/me/sessions/{session}',
      topic: 'You',
      does: 'Signs one browser out, this one too.',
      params: z.object({ session: z.string().min(1).max(64).describe('Its id, as in the list.') }),
    },
    async ({ who, params, c }) => {
      const { session } = params;
      const found = await identity.signOut(who.id, { only: session });
      if (!found) throw new Problem('not-found', 'You have no session with this id. GET /api/me/sessions lists them.');
      if (session === c.var.who?.token) forgetHere(c);
    },
  );
  api.forOwners(
    {
      method: 'delete',
      path: '/api/me/sessions',
      topic: 'You',
      does: 'Signs all your browsers out, with `keep=this` all but this one. Bot tokens stay valid.',
      query: z.object({ keep: z.literal('this').optional() }),
    },
    async ({ who, query, c }) => {
      await identity.signOut(who.id, { keep: query.keep === 'this' ? (c.var.who?.token ?? null) : null });
      if (query.keep === undefined) forgetHere(c);
    },
  );
}

function addKeys(api: Api, { identity }: MeDeps): void {
  api.forOwners(
    {
      method: 'post',
      path: '/api/me/recovery',
      topic: 'You',
      does: 'Gives a code that signs you in on one more device, once. An earlier code is void from now on.',
      answer: z.object({ code: z.string() }),
      created: true,
    },
    async ({ who }) => ({ code: await identity.newRecoveryCode(who.id) }),
  );
  api.forOwners(
    {
      method: 'post',
      path: '/api/me/bot-tokens',
      topic: 'You',
      does: 'Makes a key with which a program of yours plays as you.',
      body: z.strictObject({ label: z.string().trim().min(1).max(40).describe('What it is for.') }),
      answer: newBotTokenSchema,
      created: true,
    },
    ({ who, body }) => identity.newBotToken(who.id, body.label),
  );
  api.forOwners(
    {
      method: 'get',
      path: '/api/me/bot-tokens',
      topic: 'You',
      does: "Lists your programs' keys, without the keys themselves.",
      answer: z.array(botTokenSchema),
    },
    async ({ who }) => [...(await identity.botTokens(who.id))],
  );
  api.forOwners(
    {
      method: 'delete',
      path: '/api/me/bot-tokens/{token}',
      topic: 'You',
      does: 'Makes a key void.',
      params: z.object({ token: z.string().min(1).max(64).describe('Its id, as in the list.') }),
    },
    ({ who, params }) => identity.removeBotToken(who.id, params.token),
  );
}
