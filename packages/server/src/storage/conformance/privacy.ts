import { describe, expect, it } from 'vitest';
import type { Store, StoredTable, TableRow, TokenRow, UserRow } from '../store.ts';
import { aChoice, aLine, aSeat, aTable, aToken, at, aUser, fresh, outcomes, written } from './samples.ts';

/** Two people who left traces of every kind at one table. All of Ada's names and words have a mark that is found nowhere else. */
async function people(
  store: Store,
): Promise<{ ada: UserRow; bob: UserRow; token: TokenRow; table: TableRow; mark: string }> {
  const mark = fresh('mark');
  const ada = aUser({ name: `Ada ${mark}` });
  const bob = aUser({ name: 'Bob' });
  const token = aToken(ada.id);
  await store.createUser(ada, token);
  await store.createUser(bob, aToken(bob.id));
  await store.addToken(aToken(ada.id, { kind: 'bot', label: `${mark} bot`, createdAt: 101 }));
  await store.setMute(ada.id, bob.id, true);
  await store.setMute(bob.id, ada.id, true);
  const claim = { type: 'swear', by: `${mark} oath` };
  const adasWords = aLine({ n: 1, user: ada.id, name: ada.name, text: `${mark} words`, claim });
  const bobsWords = aLine({ n: 2, user: bob.id, name: bob.name, text: 'other words' });
  const table = aTable({
    status: 'playing',
    host: ada.id,
    seats: [
      aSeat({ seat: 0, user: ada.id, name: ada.name, entropy: 'e0' }),
      aSeat({ seat: 1, user: bob.id, name: bob.name }),
    ],
  });
  await store.commit({
    table,
    entries: written([
      aChoice({ by: { user: ada.id, command: '1' }, choice: { card: 'a' } }),
      aChoice({ by: { user: bob.id, command: '1' }, choice: { card: 'b' } }),
    ]),
    chat: [adasWords, bobsWords],
  });
  const context = [adasWords, bobsWords];
  await store.addReport({
    id: fresh('report'),
    at: 1,
    by: bob.id,
    table: table.id,
    about: ada.id,
    reason: 'rude',
    context,
  });
  await store.addReport({
    id: fresh('report'),
    at: 2,
    by: ada.id,
    table: table.id,
    about: bob.id,
    reason: `${mark} reason`,
    context,
  });
  return { ada, bob, token, table, mark };
}

/** Ada hosts the table and started it; only Bob sits at it. */
async function hostWithoutSeat(store: Store): Promise<{ ada: UserRow; bob: UserRow; table: TableRow }> {
  const [ada, bob] = [aUser(), aUser()];
  for (const user of [ada, bob]) await store.createUser(user, aToken(user.id));
  const seats = [aSeat({ seat: 0, user: bob.id, name: bob.name })];
  const table = aTable({ status: 'playing', host: ada.id, seats });
  await store.commit({
    table,
    entries: written([
      { kind: 'start', at: 1, by: { user: ada.id, command: 'start' }, chance: [], events: [] },
      aChoice({ by: { user: bob.id, command: '1' } }),
    ]),
  });
  return { ada, bob, table };
}

/** `dump` gives all that is in the database, as text. */
export function privacyConformance(store: () => Store, dump: () => Promise<string>): void {
  describe('export', () => {
    it('holds everything that is stored about me, and no hash', async () => {
      const { ada, bob, table, mark } = await people(store());
      const exported = await store().exportUser(ada.id);
      expect(exported).toMatchObject({
        user: ada,
        tokens: [{ kind: 'session' }, { kind: 'bot', label: `${mark} bot` }],
        mutes: [bob.id],
        hosted: [{ table: table.id }],
        seats: [{ table: table.id, seat: 0, name: ada.name, entropy: 'e0' }],
        choices: [{ table: table.id, n: 0, command: '1', seat: 0, choice: { type: 'play', card: 'a' } }],
        chat: [{ table: table.id, n: 1, text: `${mark} words`, claim: { type: 'swear', by: `${mark} oath` } }],
        reportsByMe: [{ table: table.id, about: bob.id, reason: `${mark} reason` }],
        reportsAboutMe: [{ table: table.id, reason: 'rude' }],
        quotedInReports: [
          { table: table.id, lines: [{ text: `${mark} words` }] },
          { table: table.id, lines: [{ text: `${mark} words` }] },
        ],
      });
      const words = JSON.stringify(exported);
      expect(words).not.toContain('hash');
      expect(words).not.toContain(table.seed);
      expect(words).not.toContain('other words');
    });

    it('holds what I did at all my tables, as a player and as a host without a seat', async () => {
      const { ada, bob, table } = await hostWithoutSeat(store());
      const played = ['t1', 't2'].map((name) =>
        aTable({ id: fresh(name), status: 'finished', seats: [aSeat({ seat: 0, user: ada.id, name: ada.name })] }),
      );
      const entries = written([aChoice(), aChoice({ by: { user: ada.id, command: 'c' } })]);
      for (const one of played) await store().commit({ table: one, entries });
      const choicesOf = async ({ id }: UserRow) =>
        ((await store().exportUser(id)) as { choices: { table: string; n: number }[] }).choices.map(
          ({ table: at, n }) => [at, n],
        );
      expect(await choicesOf(ada)).toEqual([...played.map(({ id }) => [id, 1]), [table.id, 0]]);
      expect(await choicesOf(bob)).toEqual([[table.id, 1]]);
    });

    it('of somebody unknown is nothing', async () => {
      expect(await store().exportUser(fresh('user'))).toBeNull();
    });
  });

  describe('deletion', () => {
    it('leaves nothing of me but seats that somebody played', async () => {
      const { ada, bob, token, table, mark } = await people(store());
      const traces = [ada.id, token.hash, mark];
      const left = async () => {
        const stored = await dump();
        return traces.filter((trace) => stored.includes(trace));
      };
      expect(await left()).toEqual(traces);
      await store().deleteUser(ada.id);
      expect(await left()).toEqual([]);

      expect(await store().user(ada.id)).toBeNull();
      expect(await store().exportUser(ada.id)).toBeNull();
      expect(await store().tablesOf(ada.id, 5)).toEqual([]);
      expect(await store().userByToken(token.hash, ['session', 'bot', 'recovery'])).toBeNull();
      expect(await store().mutesOf(bob.id)).toEqual([]);

      const loaded = await store().loadTable(table.id);
      const [seat] = loaded?.table.seats ?? [];
      expect(seat).toMatchObject({ seat: 0, name: '', bot: null, entropy: 'e0' });
      expect(seat?.user).toBeNull();
      expect(loaded?.table.host).toBeNull();
      expect(loaded?.entries.map(({ by }) => by?.user)).toEqual([expect.stringMatching(/^deleted-/), bob.id]);
      expect(loaded?.chat.map(({ n, text, claim }) => [n, text, claim])).toEqual([
        [1, '', undefined],
        [2, 'other words', undefined],
      ]);
    });

    it('finds what I did as a host without a seat', async () => {
      const { ada, bob, table } = await hostWithoutSeat(store());
      await store().deleteUser(ada.id);
      expect(await dump()).not.toContain(ada.id);
      const loaded = await store().loadTable(table.id);
      expect(loaded?.entries.map(({ by }) => by?.user)).toEqual([expect.stringMatching(/^deleted-/), bob.id]);
      expect(await outcomes([store().commit({ table, on: at(1, 2) })])).toEqual(['Conflict']);
    });

    it('refuses whoever would write my name back', async () => {
      const { ada, table } = await people(store());
      await store().deleteUser(ada.id);
      expect(await outcomes([store().commit({ table, on: at(1, 2) })])).toEqual(['Conflict']);
      const loaded = (await store().loadTable(table.id)) as StoredTable;
      await store().commit({ table: loaded.table, on: loaded.head });
    });

    it('of two who used the same command id leaves both in the log', async () => {
      const { ada, bob, table } = await people(store());
      await store().deleteUser(ada.id);
      await store().deleteUser(bob.id);
      expect((await store().loadTable(table.id))?.entries).toHaveLength(2);
    });

    it('of somebody unknown does no harm', async () => {
      await store().deleteUser(fresh('user'));
    });
  });

  describe('idle users', () => {
    it('are removed if nobody would miss anything of them, with all that signed them in', async () => {
      const { ada, bob } = await people(store());
      const idle = aUser({ seenAt: 50 });
      const token = aToken(idle.id);
      await store().createUser(idle, token);
      await store().setMute(idle.id, bob.id, true);
      await store().setMute(bob.id, idle.id, true);
      const back = aUser({ seenAt: 5000 });
      await store().createUser(back, aToken(back.id));
      expect(await store().removeIdleUsers(300, 1000)).toContain(idle.id);
      expect(await store().user(idle.id)).toBeNull();
      expect(await store().userByToken(token.hash, ['session'])).toBeNull();
      expect(await store().mutesOf(bob.id)).toEqual([ada.id]);
      for (const { id } of [ada, bob, back]) expect(await store().user(id)).not.toBeNull();
    });

    it('stay if they host, sit, said something or are in a report', async () => {
      const traces: readonly ((user: string) => Promise<unknown>)[] = [
        (user) => store().commit({ table: aTable({ host: user }) }),
        (user) => store().commit({ table: aTable({ seats: [aSeat({ seat: 0, user })] }) }),
        (user) => store().commit({ table: aTable(), chat: [aLine({ user })] }),
        (user) =>
          store().addReport({ id: fresh('report'), at: 1, by: user, table: 't', about: 'a', reason: '', context: [] }),
        (user) =>
          store().addReport({ id: fresh('report'), at: 1, by: 'b', table: 't', about: user, reason: '', context: [] }),
      ];
      for (const leaveTrace of traces) {
        const user = aUser({ seenAt: 1 });
        await store().createUser(user, aToken(user.id));
        await leaveTrace(user.id);
        await store().removeIdleUsers(300, 1000);
        expect(await store().user(user.id)).toEqual(user);
      }
    });

    it('go in portions', async () => {
      await store().removeIdleUsers(300, 1000);
      for (let i = 0; i < 3; i++) {
        const user = aUser({ seenAt: 1 });
        await store().createUser(user, aToken(user.id));
      }
      expect(await store().removeIdleUsers(300, 2)).toHaveLength(2);
      expect(await store().removeIdleUsers(300, 2)).toHaveLength(1);
    });
  });
}
