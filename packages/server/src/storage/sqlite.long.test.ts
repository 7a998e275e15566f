import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { aChoice, aPosition, aTable, aToken, at, aUser, outcomes, written } from './conformance/samples.ts';
import { storeConformance } from './conformance.ts';
import { openStore } from './index.ts';
import type { StorageUnavailable, Store, TableRow } from './store.ts';
import { sqliteIn } from './testing/databases.ts';
import { killWriter, lossesIn } from './testing/kills.ts';

const scratch = mkdtempSync(join(tmpdir(), 'conclave-sqlite-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const freshFolder = () => mkdtempSync(join(scratch, 'data-'));

storeConformance('SQLite', async () => sqliteIn(freshFolder()));

describe('the data folder', () => {
  it('is made if it is not there', async () => {
    const store = await openStore({ folder: join(freshFolder(), 'a', 'b') });
    await store.ping();
    await store.close();
  });

  it('belongs to one server: the second is told which folder and what to do', async () => {
    const folder = freshFolder();
    const store = await openStore({ folder });
    const writer = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));
    const second = spawn(process.execPath, [writer, folder]);
    let complaints = '';
    second.stderr.on('data', (text) => {
      complaints += text;
    });
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(complaints).toContain(`The data folder ${folder} is in use by another Conclave server.`);
    expect(complaints).toContain('data folder of its own');
    await store.close();
    await (await openStore({ folder })).close();
  });

  it('that cannot be made or is no folder is refused with a clear error', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    await expect(openStore({ folder: join(file, 'data') })).rejects.toThrow(/cannot be made .* name another one/);
    const folder = freshFolder();
    mkdirSync(join(folder, 'conclave.db'));
    await expect(openStore({ folder })).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });

  it('with something else in the place of the database is left as it is', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'conclave.db'), 'my diary, '.repeat(1000));
    await expect(openStore({ folder })).rejects.toThrow('use another data folder');
  });

  it('may hold a sign of life that a power cut has spoilt: then the last heartbeat counts', async () => {
    const folder = freshFolder();
    const store = await openStore({ folder });
    await store.heartbeat(1000);
    await store.writeLiveness(1250);
    writeFileSync(join(folder, 'alive'), '\0'.repeat(16));
    expect(await store.wakeUp(5000)).toEqual([{ from: 1000, to: 5000 }]);
    await store.close();
  });

  it('prints no warning about the engine', async () => {
    const folder = freshFolder();
    const script = `const { openStore } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
      await (await openStore({ folder: ${JSON.stringify(folder)} })).close();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(complaints).toBe('');
  });
});

describe('kill -9', () => {
  it('loses nothing that was acknowledged and doubles nothing', async () => {
    const folder = freshFolder();
    for (let kill = 0; kill < 5; kill++) {
      const acknowledged = await killWriter(folder);
      const store = await openStore({ folder });
      expect(await lossesIn(store, acknowledged)).toEqual([]);
      await store.close();
    }
  });
});

/** A disk of two megabytes; null where mounting is not allowed. */
function smallDisk(): { folder: string; remove(): void } | null {
  const folder = freshFolder();
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'pipe' });
    return { folder, remove: () => void execFileSync('/bin/umount', ['--lazy', folder]) };
  } catch (error) {
    console.warn(
      `\n  A FULL DISK IS NOT TESTED: a small one cannot be mounted here (${(error as Error).message.trim()}).\n  Run this test as root.\n`,
    );
    return null;
  }
}

const disk = smallDisk();
afterAll(() => disk?.remove());

describe.skipIf(disk === null)('a full disk', () => {
  /** Commits until there is no room; gives what was acknowledged and what was said at the end. */
  async function fill(store: Store): Promise<{ written: TableRow[]; refusal: StorageUnavailable }> {
    const written: TableRow[] = [];
    for (;;) {
      const table = aTable();
      try {
        await store.commit({ table, position: aPosition({ state: 'x'.repeat(20_000) }) });
        written.push(table);
      } catch (error) {
        return { written, refusal: error as StorageUnavailable };
      }
    }
  }

  it('refuses commits clearly, keeps what it acknowledged, and goes on when there is room', async () => {
    const folder = disk?.folder as string;
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(700_000));
    const store = await openStore({ folder });
    const first = aTable();
    const user = aUser();
    await store.commit({ table: first });
    await store.createUser(user, aToken(user.id));

    const { written: kept, refusal } = await fill(store);
    expect(refusal).toMatchObject({ name: 'StorageUnavailable', isUncertain: false });
    expect(refusal.message).toContain('no restart is needed');
    expect(kept.length).toBeGreaterThan(0);
    const together = await Promise.allSettled(
      [1, 2, 3].map(() => store.commit({ table: aTable(), position: aPosition({ state: 'x'.repeat(200_000) }) })),
    );
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const label = 'x'.repeat(200_000);
    const newcomers = [aUser(), aUser()];
    const signUps = newcomers.map((newcomer) => store.createUser(newcomer, aToken(newcomer.id, { label })));
    const others = [1, 2, 3].map(() => store.addToken(aToken(user.id, { label })));
    expect(new Set(await outcomes([...signUps, ...others]))).toEqual(new Set(['StorageUnavailable']));
    expect((await store.loadTable(first.id))?.table).toEqual(first);
    for (const { id } of newcomers) expect(await store.user(id)).toBeNull();

    rmSync(ballast);
    await store.commit({ table: first, on: at(1), entries: written([aChoice()]) });
    for (const newcomer of newcomers) await store.createUser(newcomer, aToken(newcomer.id));
    await store.close();

    const again = await openStore({ folder });
    expect((await again.loadTable(first.id))?.entries).toEqual([aChoice()]);
    for (const person of [user, ...newcomers]) expect(await again.user(person.id)).toEqual(person);
    for (const table of kept) expect((await again.loadTable(table.id))?.table).toEqual(table);
    expect(await again.countTables()).toMatchObject({ gathering: kept.length + 1 });
    await again.close();
  });
});

it('keeps the database from everybody else on the machine', async () => {
  const folder = freshFolder();
  const store = await openStore({ folder });
  for (const file of ['conclave.db', 'conclave.db-wal']) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  await store.close();
});
