import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ChatRow, Store, StoredTable } from '../store.ts';
import { postgresAt, sqliteIn, type TestDatabase } from '../testing/databases.ts';
import { postgresForTests, type TestPostgres } from '../testing/postgres.ts';
import { MIGRATIONS } from './index.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const earlier = Object.keys(MIGRATIONS).sort().slice(0, -1);

const scratch = mkdtempSync(join(tmpdir(), 'conclave-migrations-'));
const postgres = await postgresForTests();
afterAll(async () => {
  rmSync(scratch, { recursive: true, force: true });
  await postgres?.stop();
});

/** What a fixture of each schema must still hold when it is brought up to date. */
const SURVIVES: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  async '0001-first'(store) {
    const ada = { id: 'user-ada', name: 'Ada 🐙', createdAt: 1_700_000_000_000, seenAt: 1_700_000_000_500 };
    expect(await store.userByToken('hash-2', ['bot'])).toEqual({
      user: ada,
      token: {
        id: 'token-2',
        hash: 'hash-2',
        user: 'user-ada',
        kind: 'bot',
        label: 'my bot',
        createdAt: 1_700_000_002_000,
        usedAt: 1_700_000_003_000,
      },
    });
    expect(await store.loadTable('table-1')).toMatchObject({
      head: { revision: 3, length: 2 },
      table: {
        status: 'playing',
        options: { first: 'random' },
        clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
        seats: [
          { seat: 0, user: 'user-ada', name: 'Ada 🐙', entropy: 'ff' },
          { seat: 1, user: null, bot: 'adept' },
        ],
        wakesAt: 1_700_000_606_000,
      },
      entries: [
        { kind: 'start', by: null },
        { kind: 'choice', by: { user: 'user-ada', command: 'command-1' }, choice: { type: 'pass' } },
      ],
      position: {
        entries: 2,
        state: { stack: [{ rule: 'turn' }] },
        chanceUsed: 12,
        desk: { clocks: [600_000, 590_000] },
      },
      chat: [{ n: 1, text: 'Good luck!' }],
    });
    expect(await store.wakeUp(1_700_000_007_500)).toEqual([
      { from: 1_699_999_000_000, to: 1_699_999_001_000 },
      { from: 1_700_000_006_500, to: 1_700_000_007_500 },
    ]);
    await store.setMute('user-ada', 'user-bob', true);
    expect(await store.mutesOf('user-ada')).toEqual(['user-bob']);
    await store.deleteUser('user-ada');
  },
  async '0002-reports-and-mutes'(store) {
    expect(await store.mutesOf('user-ada')).toEqual(['user-bob']);
    expect(await store.exportUser('user-ada')).toMatchObject({ reportsByMe: [{ id: 'report-1', reason: 'rude' }] });
    const loaded = await store.loadTable('table-1');
    expect(loaded?.chat).toEqual([
      {
        n: 1,
        at: 1_700_000_005_500,
        channel: 'table',
        user: 'user-ada',
        name: 'Ada 🐙',
        seat: 0,
        text: 'Good luck!',
      },
    ]);
  },
  async '0003-claims'(store) {
    const loaded = await store.loadTable('table-1');
    expect(loaded?.chat).toMatchObject([{ n: 1, text: 'Good luck!', claim: { type: 'swear' }, after: 2 }]);
    expect(loaded?.position).toMatchObject({ entries: 2, state: { stack: [{ rule: 'turn' }] }, chanceUsed: 12 });
  },
  async '0004-position-changes'(store) {
    const loaded = await store.loadTable('table-1');
    expect(loaded?.position).toMatchObject({
      entries: 2,
      state: { stack: [{ rule: 'draw' }] },
      chanceUsed: 13,
      desk: { clocks: [600_000, 580_000] },
    });
    expect(await store.exportUser('user-ada')).toMatchObject({
      choices: [
        { table: 'table-1', n: 0, command: 'start', kind: 'start' },
        { table: 'table-1', n: 1, command: 'command-1', kind: 'choice', choice: { type: 'pass' } },
      ],
    });
    await store.deleteUser('user-ada');
    const { entries } = (await store.loadTable('table-1')) as StoredTable;
    expect(entries.map(({ by }) => by?.user)).toEqual([
      expect.stringMatching(/^deleted-/),
      expect.stringMatching(/^deleted-/),
    ]);
  },
  async '0005-commands-without-index'(store) {
    const { table, head } = (await store.loadTable('table-1')) as StoredTable;
    expect(table.removed).toEqual([]);
    await store.commit({ table: { ...table, removed: ['somebody'] }, on: head });
    expect((await store.loadTable('table-1'))?.table.removed).toEqual(['somebody']);
  },
  async '0006-removed-from-tables'(store) {
    const { table, head } = (await store.loadTable('table-1')) as StoredTable;
    expect(head).toEqual({ owner: null, epoch: 0, revision: 3, length: 2 });
    await store.commit({ table, on: head, row: 'none' });
    await expect(store.commit({ table, on: head, row: 'none' })).rejects.toMatchObject({ name: 'Conflict' });
  },
  async '0007-heads'(store) {
    expect(await store.reports({ closedToo: false })).toMatchObject([{ id: 'report-1', closedAt: null }]);
    await store.setSanction('user-bob', 'ban', { at: 1, until: 2, reason: 'rude' });
    expect(await store.sanctionsOf('user-bob')).toEqual([{ kind: 'ban', at: 1, until: 2, reason: 'rude' }]);
    expect((await store.loadTable('table-1'))?.head).toMatchObject({ revision: 3, length: 2 });
  },
  async '0008-moderation'(store) {
    const { table, head, chat } = (await store.loadTable('table-1')) as StoredTable;
    expect(chat.map(({ command }) => command)).toEqual([undefined]);
    const line = { ...(chat[0] as ChatRow), n: 2, command: 'c1' };
    await store.commit({ table, on: head, row: 'none', chat: [line] });
    expect((await store.loadTable('table-1'))?.chat[1]).toEqual(line);
  },
  async '0009-chat-commands'(store) {
    const { table, head, chat } = (await store.loadTable('table-1')) as StoredTable;
    expect(chat.map(({ command }) => command)).toEqual(['said']);
    expect(head).toEqual({ owner: null, epoch: 0, revision: 3, length: 2 });
    await store.commit({ table, on: head, row: 'none' });
    const other = { ...head, owner: 'another', revision: 4 };
    await expect(store.commit({ table, on: other, row: 'none' })).rejects.toMatchObject({ name: 'Conflict' });
  },
};

function fixture(name: string): string {
  return readFileSync(new URL(`${name}.sql`, FIXTURES), 'utf8');
}

it('every schema but the newest has a fixture, and is looked at after its upgrade', () => {
  const fixtures = readdirSync(FIXTURES).map((file) => file.replace(/\.sql$/, ''));
  expect(fixtures.sort()).toEqual(earlier);
  expect(Object.keys(SURVIVES).sort()).toEqual(earlier);
});

function upgrades(name: string, makeDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    it.each(earlier)('is brought up to date from %s with all it holds', async (version) => {
      const database = await makeDatabase();
      await database.execute(fixture(version));
      const store = await database.open();
      await SURVIVES[version]?.(store);
      await store.close();

      const empty = await makeDatabase();
      await (await empty.open()).close();
      expect(await database.schema()).toEqual(await empty.schema());
    });

    it('of a newer version is refused and not changed', async () => {
      const database = await makeDatabase();
      await database.execute(fixture('0001-first'));
      await database.execute(
        `insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`,
      );
      const before = [await database.dump(), await database.schema()];
      await expect(database.open()).rejects.toThrow(
        /written by a newer version of Conclave \(it has 9999-from-the-future\)\. Nothing was changed\. Start that version/,
      );
      expect([await database.dump(), await database.schema()]).toEqual(before);
    });

    it('is left as it was when a migration fails', async () => {
      const database = await makeDatabase();
      await database.execute(fixture('0001-first'));
      await database.execute('create table reports (in_the_way text)');
      const before = [await database.dump(), await database.schema()];
      await expect(database.open()).rejects.toThrow(/0002-reports-and-mutes failed .*Nothing was changed/);
      expect([await database.dump(), await database.schema()]).toEqual(before);
    });

    it('is opened again without a change', async () => {
      const database = await makeDatabase();
      await (await database.open()).close();
      const before = [await database.dump(), await database.schema()];
      await (await database.open()).close();
      expect([await database.dump(), await database.schema()]).toEqual(before);
    });
  });
}

upgrades('a database of SQLite', async () => sqliteIn(mkdtempSync(join(scratch, 'data-'))));

describe.skipIf(postgres === null)('on a real server', () => {
  upgrades('a database of PostgreSQL', async () => postgresAt(await (postgres as TestPostgres).createDatabase()));
});
