import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aTable, aToken, aUser } from './conformance/samples.ts';
import { backUp, moveData } from './copy.ts';
import { postgresAt, sqliteIn } from './testing/databases.ts';
import { postgresForTests } from './testing/postgres.ts';

const scratch = mkdtempSync(join(tmpdir(), 'conclave-copy-'));
const postgres = await postgresForTests();
afterAll(async () => {
  rmSync(scratch, { recursive: true, force: true });
  await postgres?.stop();
});

async function contents(folder: string) {
  const queries = ['users', 'tokens', 'tables', 'seats', 'sanctions'].map(
    (table) => `select * from ${table} order by 1, 2`,
  );
  return Promise.all(queries.map((query) => sqliteIn(folder).rows(query)));
}

/** A folder with some of everything, and what is in it. */
async function filled(name: string) {
  const folder = join(scratch, name);
  const database = sqliteIn(folder);
  const store = await database.open();
  const user = aUser({ name: 'Żaneta 🐙' });
  await store.createUser(user, aToken(user.id));
  for (let i = 0; i < 3; i++) await store.commit({ table: aTable({ host: user.id }) });
  await store.setSanction(user.id, 'mute', { at: 1, until: null, reason: 'x' });
  await store.close();
  return { folder, user, dump: await contents(folder) };
}

describe('moving', () => {
  it('copies everything to an empty folder, and says so before it does', async () => {
    const { folder, dump } = await filled('one');
    const to = join(scratch, 'one-moved');
    const counted = await moveData(folder, to, { dryRun: true });
    expect(counted).toMatchObject({ users: 1, tables: 3, sanctions: 1 });
    expect(await moveData(folder, to)).toEqual(counted);
    expect(await contents(to)).toEqual(dump);
  });

  it('refuses a target that is not empty, and a source that is not there', async () => {
    const { folder } = await filled('two');
    const { folder: other } = await filled('three');
    await expect(moveData(folder, other)).rejects.toThrow('there is data at the target already');
    await expect(moveData(join(scratch, 'nowhere'), other)).rejects.toThrow('there is no database in');
  });

  it.skipIf(postgres === null)('goes to PostgreSQL and back without a loss', async () => {
    const { folder, user, dump } = await filled('four');
    const url = await postgres?.createDatabase();
    if (url === undefined) return;
    await moveData(folder, url);
    const store = await postgresAt(url).open();
    expect(await store.user(user.id)).toEqual(user);
    await store.close();
    const back = join(scratch, 'four-back');
    await moveData(url, back);
    expect(await contents(back)).toEqual(dump);
    const file = join(scratch, 'four.db');
    await backUp(url, file);
    expect(existsSync(file)).toBe(true);
  });
});

describe('a backup', () => {
  it('is a database with everything, made while the server runs, and never written over a file', async () => {
    const { folder, user, dump } = await filled('five');
    const running = await sqliteIn(folder).open();
    const copy = join(scratch, 'five-restored');
    await (await sqliteIn(copy).open()).close();
    rmSync(join(copy, 'conclave.db'));
    await backUp(folder, join(copy, 'conclave.db'));
    await expect(backUp(folder, join(copy, 'conclave.db'))).rejects.toThrow('exists already');
    await running.close();
    expect(await contents(copy)).toEqual(dump);
    const restored = await sqliteIn(copy).open();
    expect(await restored.user(user.id)).toEqual(user);
    await restored.close();
  });
});
