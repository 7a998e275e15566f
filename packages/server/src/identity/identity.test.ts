import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { displayNameSchema } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../storage/index.ts';
import type { Store } from '../storage/store.ts';
import { createCache } from './cache.ts';
import { credentialsIn } from './credentials.ts';
import { createIdentity, type Identity } from './identity.ts';
import { newName, refuseReservedName } from './names.ts';
import { hashOf, newId, newRecoveryCode, newToken, tidyRecoveryCode } from './tokens.ts';

describe('names', () => {
  it('that are made up are names that people may have', () => {
    for (let i = 0; i < 500; i++) {
      const name = newName();
      expect(displayNameSchema.parse(name)).toBe(name);
      expect(() => refuseReservedName(name)).not.toThrow();
    }
  });

  it.each([
    'Bot',
    'a bot',
    'bot-2',
    'ADMIN',
    'Ádmin',
    'The Host',
    'Conclave',
    'Conclave.Support',
    'Adept',
    'Spectator',
  ])('that pretend to be the house are refused: %s', (name) =>
    expect(() => refuseReservedName(name)).toThrow('Choose another'),
  );

  it.each(['Talbot', 'Robotnik', 'Hostess', 'Silent Adept 42', 'Bo T'])(
    'that only look a little like it are fine: %s',
    (name) => expect(() => refuseReservedName(name)).not.toThrow(),
  );
});

describe('secrets', () => {
  it('are long enough, and never the same', () => {
    const many = Array.from({ length: 1000 }, () => [newId(), newToken(), newRecoveryCode()]).flat();
    expect(new Set(many).size).toBe(3000);
    expect(newId()).toMatch(/^[0-9A-Za-z]{18}$/);
    expect(newToken()).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it('can be typed carelessly', () => {
    expect(tidyRecoveryCode(' 7k3qf x0mzd-9trwa  c2h5v ')).toBe('7K3QF-X0MZD-9TRWA-C2H5V');
    expect(tidyRecoveryCode('7K3QFXOMZD9TRWALIH5V')).toBe('7K3QF-X0MZD-9TRWA-11H5V');
  });
});

describe('credentials', () => {
  it.each([
    [{}, null],
    [{ cookie: 'conclave=abc' }, { kind: 'session', token: 'abc' }],
    [{ cookie: 'other=1; conclave=abc; more=2' }, { kind: 'session', token: 'abc' }],
    [{ cookie: 'xconclave=abc' }, null],
    [{ cookie: 'conclave=' }, null],
    [{ cookie: `conclave=${'a'.repeat(5000)}` }, null],
    [{ authorization: 'Bearer abc' }, { kind: 'bot', token: 'abc' }],
    [{ authorization: 'Basic abc' }, null],
    [
      { authorization: 'Bearer abc', cookie: 'conclave=def' },
      { kind: 'bot', token: 'abc' },
    ],
  ])('in %j are %j', (headers, expected) => expect(credentialsIn(headers)).toEqual(expected));
});

describe('the memory of who is signed in', () => {
  const ada = { user: { id: 'ada', name: 'Ada' }, by: 'session', token: 'token' } as const;

  it('lasts a minute', () => {
    let now = 1000;
    const cache = createCache(() => now);
    cache.keep('h', ada, 0);
    now = 61_000;
    expect(cache.find('h')).toBe(ada);
    now = 61_001;
    expect(cache.find('h')).toBeNull();
  });

  it('does not keep what was read before somebody changed', () => {
    const cache = createCache();
    const readAfter = cache.changes();
    cache.forget('ada');
    cache.keep('h', ada, readAfter);
    expect(cache.find('h')).toBeNull();
  });

  it('stays small', () => {
    const cache = createCache();
    for (let i = 0; i <= 10_000; i++) cache.keep(`h${i}`, ada, 0);
    expect(cache.find('h0')).toBeNull();
    expect(cache.find('h1')).toBe(ada);
  });
});

describe('who people are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-identity-'));
  let store: Store;
  let identity: Identity;
  beforeAll(async () => {
    store = await openStore({ folder });
    identity = createIdentity(store, { async forget() {}, async muteChanged() {}, signedOut() {} });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('is stored without anything that signs somebody in', async () => {
    const { me, token } = await identity.newGuest('Ada');
    const found = await store.userByToken(hashOf(token), ['session']);
    expect(found?.user.id).toBe(me.id);
    expect(JSON.stringify(found)).not.toContain(token);
  });

  it('is known at once after a change of name, and not at all after deletion', async () => {
    const { me, token } = await identity.newGuest('Ada');
    const headers = { cookie: `conclave=${token}` };
    expect(await identity.authenticate(headers)).toEqual({ id: me.id, name: 'Ada' });
    await identity.rename(me.id, 'Ada Byron');
    expect(await identity.authenticate(headers)).toEqual({ id: me.id, name: 'Ada Byron' });
    await identity.remove(me.id);
    expect(await identity.authenticate(headers)).toBeNull();
  });

  it('has at most 20 keys for programs', async () => {
    const { me } = await identity.newGuest();
    for (let i = 0; i < 20; i++) await identity.newBotToken(me.id, `Key ${i}`);
    await expect(identity.newBotToken(me.id, 'One more')).rejects.toThrow('Delete one');
  });

  it('has no more of them however many are asked for at the same time', async () => {
    const { me } = await identity.newGuest();
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => identity.newBotToken(me.id, `Key ${i}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await identity.botTokens(me.id)).toHaveLength(20);
  });

  it('keeps a recovery code whose session could not be stored, and signs in one of two who use it', async () => {
    const { me } = await identity.newGuest();
    const code = await identity.newRecoveryCode(me.id);
    const { addToken } = store;
    Object.assign(store, { addToken: () => Promise.reject(new Error('the disk is full')) });
    await expect(identity.recover(code)).rejects.toThrow('full');
    Object.assign(store, { addToken });
    const tries = await Promise.allSettled([identity.recover(code), identity.recover(code)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.tokensOf(me.id, 'session')).toHaveLength(2);
    await expect(identity.recover(code)).rejects.toThrow('no longer valid');
  });

  it('ends after 180 days without use', async () => {
    const { me, token } = await identity.newGuest();
    const headers = { cookie: `conclave=${token}` };
    const [session] = await store.tokensOf(me.id, 'session');
    const daysAgo = (days: number) => store.markSeen(me.id, session?.id ?? '', Date.now() - days * 86_400_000);
    const anew = createIdentity(store, { forget: async () => {}, muteChanged: async () => {}, signedOut: () => {} });
    await daysAgo(181);
    expect(await anew.signedIn(headers)).toBeNull();
    expect(await anew.sessions(me.id, null)).toEqual([]);
    await daysAgo(179);
    expect(await anew.signedIn(headers)).toMatchObject({ user: { id: me.id }, by: 'session', token: session?.id });
    await daysAgo(181);
    await anew.endOldSessions();
    expect(await store.tokensOf(me.id, 'session')).toEqual([]);
  });

  it('cannot lose a session by removing a key with its id', async () => {
    const { me } = await identity.newGuest();
    const [session] = await store.tokensOf(me.id, 'session');
    await expect(identity.removeBotToken(me.id, session?.id ?? '')).rejects.toThrow('no bot token with this id');
  });

  it('does not include muting oneself', async () => {
    const { me } = await identity.newGuest();
    await expect(identity.mute(me.id, me.id, true)).rejects.toThrow('yourself');
  });
});
