/** Who people are: guests, who are users without a password, their devices, their programs' keys, and how they move on. */
import type { IncomingHttpHeaders } from 'node:http';
import { type BotToken, displayNameSchema, type Me, type Session } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { Store, TokenKind, TokenRow, UserRow } from '../storage/store.ts';
import type { User } from '../tables/service.ts';
import { turnsByUser } from '../turns.ts';
import { createCache } from './cache.ts';
import { type Credentials, credentialsIn } from './credentials.ts';
import { newName, refuseReservedName } from './names.ts';
import { isInForce, until } from './sanctions.ts';
import { hashOf, newId, newRecoveryCode, newToken, tidyRecoveryCode } from './tokens.ts';

/** Somebody who is signed in, and by what. */
export interface SignedIn {
  readonly user: User;
  /** A person's browser, or a program that plays for its owner. */
  readonly by: Credentials['kind'];
  /** Names the session or the key in lists; not what signs anybody in. */
  readonly token: string;
}

export interface Identity {
  /** Null for somebody who brings nothing, or something that is not valid (any longer). */
  signedIn(headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): Promise<SignedIn | null>;
  /** The user of a request, for whoever does not care how they signed in. */
  authenticate(headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): Promise<User | null>;
  newGuest(name?: string, device?: string): Promise<{ me: Me; token: string }>;
  me(user: string): Promise<Me>;
  rename(user: string, name: string): Promise<Me>;
  remove(user: string): Promise<void>;
  /** Forgets those who never played or said anything and were not seen since then; gives how many. */
  removeIdle(before: number): Promise<number>;
  /** Ends sessions that were not used for long. */
  endOldSessions(): Promise<void>;
  export(user: string): Promise<unknown>;
  /** Users that this one does not want to read. */
  mutedBy(user: string): Promise<ReadonlySet<string>>;
  mute(user: string, other: string, muted: boolean): Promise<void>;
  newBotToken(user: string, label: string): Promise<BotToken & { readonly token: string }>;
  botTokens(user: string): Promise<readonly BotToken[]>;
  removeBotToken(user: string, id: string): Promise<void>;
  /** A code that signs one more device in, once. An earlier one is void from now on. */
  newRecoveryCode(user: string): Promise<string>;
  /** Signs a device in by such a code. */
  recover(code: string, device?: string): Promise<{ me: Me; token: string }>;
  /** What is known of the user has changed in the store: it is read again. */
  readAgain(user: string): void;
  /** What is known of the user has changed: sockets end, and come back with what is true now. */
  signInAgain(user: string): void;
  /** Where the user is signed in, the latest used first. */
  sessions(user: string, current: string | null): Promise<readonly Session[]>;
  /** Signs out one device, or all but the one that is kept; false if there is no such device. */
  signOut(user: string, which: { readonly only: string } | { readonly keep: string | null }): Promise<boolean>;
}

/** Somebody who is there is noted this often, so that looking at a page does not write to disk each time. */
const NOTE_SEEN_EVERY = 60 * 60 * 1000;

/** A browser that was not used for so long has to sign in anew. */
const SESSION_DAYS = 180;
const SESSION_LASTS = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** So many idle guests are removed in one go: whoever wants to write waits meanwhile. */
const REMOVED_AT_ONCE = 500;

const MAX_BOT_TOKENS = 20;
const MAX_MUTES = 500;

/** Whoever else keeps something of a user, and wants to know when it changes. */
export interface Keepers {
  /** The user is deleted: let go of the name and the words. */
  forget(user: User): Promise<void>;
  /** The user has muted or unmuted somebody. */
  muteChanged(user: string): Promise<void>;
  /** The user is gone, or a key of theirs is void: what is signed in by it must not go on. */
  signedOut(user: string): void;
  /** The user has another name. */
  renamed?(user: string): void;
}

export function createIdentity(store: Store, keepers: Keepers): Identity {
  const known = createCache();
  const inTurn = turnsByUser();

  async function signedIn(headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): Promise<SignedIn | null> {
    const credentials = credentialsIn(headers);
    if (credentials === null) return null;
    const hash = hashOf(credentials.token);
    const cached = known.find(hash);
    if (cached !== null) return cached.by === credentials.kind ? cached : null;
    const readAfter = known.changes();
    const found = await store.userByToken(hash, [credentials.kind]);
    if (found === null) return null;
    const now = Date.now();
    if (credentials.kind === 'session' && lastUse(found.token) < now - SESSION_LASTS) return null;
    const { id, name } = found.user;
    const sanctions = await store.sanctionsOf(id);
    const ban = sanctions.find((one) => one.kind === 'ban' && isInForce(one));
    if (ban !== undefined) throw new Problem('banned', `You are banned from this server${until(ban)}. ${ban.reason}`);
    const mute = sanctions.find((one) => one.kind === 'mute');
    const user: User = { id, name, ...(mute === undefined ? {} : { muted: mute }) };
    const who = { user, by: credentials.kind, token: found.token.id };
    known.keep(hash, who, readAfter);
    if (now - (found.token.usedAt ?? 0) > NOTE_SEEN_EVERY) void noteSeen(found.user.id, found.token.id, now);
    return who;
  }

  /** Nobody waits for it, and a full disk is no reason to turn somebody away who only wants to look. */
  async function noteSeen(user: string, token: string, now: number): Promise<void> {
    await store.markSeen(user, token, now).catch(() => undefined);
  }

  async function userOf(id: string): Promise<UserRow> {
    const user = await store.user(id);
    if (user === null) throw new Problem('not-signed-in', 'This user was deleted. Continue as a new guest.');
    return user;
  }

  async function meOf(user: UserRow): Promise<Me> {
    return { id: user.id, name: user.name, createdAt: user.createdAt, muted: await store.mutesOf(user.id) };
  }

  return {
    signedIn,
    authenticate: async (headers) => (await signedIn(headers))?.user ?? null,

    async newGuest(name, device) {
      if (name !== undefined) refuseReservedName(name);
      const now = Date.now();
      const user = { id: newId(), name: name ?? displayNameSchema.parse(newName()), createdAt: now, seenAt: now };
      const token = newToken();
      await store.createUser(user, tokenRow(user.id, 'session', token, device));
      return { me: { id: user.id, name: user.name, createdAt: now, muted: [] }, token };
    },

    me: async (id) => meOf(await userOf(id)),

    async rename(id, name) {
      refuseReservedName(name);
      const user = await userOf(id);
      await store.renameUser(id, name);
      known.forget(id);
      keepers.renamed?.(id);
      return meOf({ ...user, name });
    },

    async remove(id) {
      const { name } = await userOf(id);
      await store.deleteUser(id);
      await keepers.forget({ id, name });
      known.forget(id);
      keepers.signedOut(id);
    },

    async removeIdle(before) {
      for (let removed = 0; ; ) {
        const gone = await store.removeIdleUsers(before, REMOVED_AT_ONCE);
        for (const id of gone) {
          known.forget(id);
          keepers.signedOut(id);
        }
        removed += gone.length;
        if (gone.length < REMOVED_AT_ONCE) return removed;
      }
    },

    async endOldSessions() {
      await store.removeSessions(Date.now() - SESSION_LASTS);
    },

    export: (id) => store.exportUser(id),

    mutedBy: async (id) => new Set(await store.mutesOf(id)),

    async mute(id, other, muted) {
      if (muted && other === id) throw new Problem('bad-request', 'You can’t mute yourself.');
      await inTurn(id, async () => {
        if (muted && (await store.mutesOf(id)).length >= MAX_MUTES) {
          throw new Problem('too-many', `You mute ${MAX_MUTES} users. Unmute someone first.`);
        }
        await store.setMute(id, other, muted);
      });
      await keepers.muteChanged(id);
    },

    newBotToken: (id, label) =>
      inTurn(id, async () => {
        if ((await store.tokensOf(id, 'bot')).length >= MAX_BOT_TOKENS) {
          throw new Problem(
            'too-many',
            `You have ${MAX_BOT_TOKENS} bot tokens already. Delete one that you no longer need.`,
          );
        }
        const token = newToken();
        const row = tokenRow(id, 'bot', token, label);
        await store.addToken(row);
        return { ...publicPart(row), token };
      }),

    botTokens: async (id) => (await store.tokensOf(id, 'bot')).map(publicPart),

    async removeBotToken(id, token) {
      // Of tokens, only a bot's can be removed this way: the list shows no others.
      const isBots = (await store.tokensOf(id, 'bot')).some((one) => one.id === token);
      if (!isBots || !(await store.removeToken(id, token))) {
        throw new Problem('not-found', 'You have no bot token with this id. GET /api/me/bot-tokens lists them.');
      }
      known.forget(id);
      keepers.signedOut(id);
    },

    async newRecoveryCode(id) {
      const earlier = await store.tokensOf(id, 'recovery');
      const code = newRecoveryCode();
      await store.addToken(tokenRow(id, 'recovery', code));
      for (const row of earlier) await store.removeToken(id, row.id);
      return code;
    },

    async recover(typed, device) {
      const hash = hashOf(tidyRecoveryCode(typed));
      const found = await store.userByToken(hash, ['recovery']);
      if (found === null) throw wrongCode();
      // The session first: a code whose session could not be stored is still good.
      const token = newToken();
      const session = tokenRow(found.user.id, 'session', token, device);
      await store.addToken(session);
      // Of two who use the code at the same time, one is signed in.
      if ((await store.redeemToken(hash, 'recovery')) === null) {
        await store.removeToken(found.user.id, session.id);
        throw wrongCode();
      }
      return { me: await meOf(found.user), token };
    },

    async sessions(id, current) {
      const live = (await store.tokensOf(id, 'session')).filter((one) => lastUse(one) >= Date.now() - SESSION_LASTS);
      return live
        .toSorted((a, b) => lastUse(b) - lastUse(a))
        .map((one) => ({
          id: one.id,
          device: one.label,
          createdAt: one.createdAt,
          usedAt: lastUse(one),
          current: one.id === current,
        }));
    },

    readAgain: (id) => known.forget(id),
    signInAgain(id) {
      known.forget(id);
      keepers.signedOut(id);
    },

    async signOut(id, which) {
      const sessions = await store.tokensOf(id, 'session');
      const ended = sessions.filter((one) => ('only' in which ? one.id === which.only : one.id !== which.keep));
      for (const one of ended) await store.removeToken(id, one.id);
      known.forget(id);
      keepers.signedOut(id);
      return ended.length > 0;
    },
  };
}

function wrongCode(): Problem {
  return new Problem(
    'not-found',
    'This recovery code is wrong or no longer valid. Make a new one on your other device.',
  );
}

function lastUse({ createdAt, usedAt }: TokenRow): number {
  return usedAt ?? createdAt;
}

function tokenRow(user: string, kind: TokenKind, secret: string, label = ''): TokenRow {
  return { id: newId(), hash: hashOf(secret), user, kind, label, createdAt: Date.now(), usedAt: null };
}

function publicPart({ id, label, createdAt, usedAt }: TokenRow): BotToken {
  return { id, label, createdAt, usedAt };
}
