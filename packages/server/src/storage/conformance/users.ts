import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { aToken, aUser, fresh, outcomes } from './samples.ts';

export function userConformance(store: () => Store): void {
  async function signedUp(given: Parameters<typeof aUser>[0] = {}) {
    const user = aUser(given);
    const token = aToken(user.id);
    await store().createUser(user, token);
    return { user, token };
  }

  describe('users', () => {
    it('are found by their id and by their token', async () => {
      const { user, token } = await signedUp({ name: 'Żaneta 🐙' });
      expect(await store().user(user.id)).toEqual(user);
      expect(await store().userByToken(token.hash, ['session', 'bot'])).toEqual({ user, token });
    });

    it('are not found by a token of another kind, nor by one that nobody has', async () => {
      const { token } = await signedUp();
      expect(await store().userByToken(token.hash, ['bot', 'recovery'])).toBeNull();
      expect(await store().userByToken(token.hash, [])).toBeNull();
      expect(await store().userByToken(fresh('hash'), ['session'])).toBeNull();
      expect(await store().user(fresh('user'))).toBeNull();
    });

    it('are made with their token or not at all', async () => {
      const { token } = await signedUp();
      const user = aUser();
      expect(await outcomes([store().createUser(user, aToken(user.id, { hash: token.hash }))])).toEqual(['Conflict']);
      expect(await store().user(user.id)).toBeNull();
    });

    it('can be many at once', async () => {
      const users = await Promise.all(Array.from({ length: 50 }, () => signedUp()));
      for (const { user } of users) expect(await store().user(user.id)).toEqual(user);
    });

    it('take another name', async () => {
      const { user } = await signedUp();
      await store().renameUser(user.id, 'Grace');
      expect(await store().user(user.id)).toEqual({ ...user, name: 'Grace' });
    });

    it('are seen, and so is what they signed in with', async () => {
      const { user, token } = await signedUp();
      await store().markSeen(user.id, token.id, 777);
      const seen = { user: { ...user, seenAt: 777 }, token: { ...token, usedAt: 777 } };
      expect(await store().userByToken(token.hash, ['session'])).toEqual(seen);
    });
  });

  describe('tokens', () => {
    it('are listed by kind, oldest first, and taken away one by one', async () => {
      const { user, token } = await signedUp();
      const keys = [2, 1].map((createdAt) => aToken(user.id, { kind: 'bot', label: `key ${createdAt}`, createdAt }));
      for (const key of keys) await store().addToken(key);
      expect(await store().tokensOf(user.id, 'bot')).toEqual(keys.toReversed());
      expect(await store().tokensOf(user.id, 'session')).toEqual([token]);
      expect(await store().removeToken(user.id, keys[0]?.id as string)).toBe(true);
      expect(await store().removeToken(user.id, keys[0]?.id as string)).toBe(false);
      expect(await store().tokensOf(user.id, 'bot')).toEqual([keys[1]]);
    });

    it('of sessions end when they were not used for long, and no others', async () => {
      const { user, token } = await signedUp();
      const bot = aToken(user.id, { kind: 'bot', createdAt: 1 });
      const [unused, used] = [aToken(user.id, { createdAt: 1 }), aToken(user.id, { createdAt: 1 })];
      for (const one of [bot, unused, used]) await store().addToken(one);
      await store().markSeen(user.id, used.id, token.createdAt);
      expect(await store().removeSessions(token.createdAt)).toBeGreaterThanOrEqual(1);
      const left = (await store().tokensOf(user.id, 'session')).map(({ id }) => id);
      expect(left.toSorted()).toEqual([token.id, used.id].toSorted());
      expect(await store().tokensOf(user.id, 'bot')).toHaveLength(1);
    });

    it('of somebody else cannot be taken away', async () => {
      const { token } = await signedUp();
      const { user: other } = await signedUp();
      expect(await store().removeToken(other.id, token.id)).toBe(false);
      expect(await store().userByToken(token.hash, ['session'])).not.toBeNull();
    });

    it('are redeemed once, however many try at the same time', async () => {
      const { user } = await signedUp();
      const code = aToken(user.id, { kind: 'recovery' });
      await store().addToken(code);
      expect(await store().redeemToken(code.hash, 'session')).toBeNull();
      const tries = await Promise.all(Array.from({ length: 20 }, () => store().redeemToken(code.hash, 'recovery')));
      expect(tries.filter((won) => won !== null)).toEqual([user]);
      expect(await store().redeemToken(code.hash, 'recovery')).toBeNull();
    });
  });

  describe('mutes', () => {
    it('are set and lifted, twice without harm', async () => {
      const { user } = await signedUp();
      for (const other of ['b', 'a', 'a']) await store().setMute(user.id, other, true);
      expect(await store().mutesOf(user.id)).toEqual(['a', 'b']);
      for (const other of ['a', 'a', 'never']) await store().setMute(user.id, other, false);
      expect(await store().mutesOf(user.id)).toEqual(['b']);
      expect(await store().mutesOf('b')).toEqual([]);
    });
  });
}
