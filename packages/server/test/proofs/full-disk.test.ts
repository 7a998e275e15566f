import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, Duel, seenOn } from './duel.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

const TIMEOUT = 180_000;
/** Room for three whole games, with the log of changes that SQLite keeps. */
const MEGABYTES = 32;

let folder: string;
let isMounted = false;
let server: ServerProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'pipe' });
    isMounted = true;
  } catch {
    console.warn('\n  A full disk is NOT tested: a small disk can be mounted only by root, on Linux.\n');
  }
});
afterEach(async () => {
  await server?.kill();
  server = null;
  if (isMounted) execFileSync('umount', [folder]);
  isMounted = false;
  rmSync(folder, { recursive: true, force: true });
});

const ballast = () => join(folder, 'ballast');

function fillDisk(): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast(), Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The server writes meanwhile: then the disk is full a little sooner.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Plays until a choice cannot be stored: the database may have some room of its own left. */
async function playUntilFull(duels: readonly Duel[]): Promise<{ duel: Duel; command: Command; before: unknown }> {
  for (let i = 0; i < 3000; i++) {
    const duel = duels[i % duels.length] as Duel;
    const command = await duel.next();
    if (command === null) continue;
    const before = seenOn(command.wire, duel.table).view;
    const answer = await duel.send(command);
    if (answer.type === 'done') continue;
    expect(answer).toMatchObject({
      code: 'storage-unavailable',
      message: expect.stringMatching(/nothing changed.*again/i),
    });
    return { duel, command, before };
  }
  throw new Error('the disk never was full');
}

it(
  'a full disk: choices are refused and none is acknowledged, and play goes on when there is room, without a restart',
  async (context) => {
    if (!isMounted) return context.skip('no small disk can be mounted here');
    const port = await freePort();
    server = await startServerProcess({ port, folder, env: { LOG_LEVEL: 'info' } });
    const { origin } = server;
    const duels = [await Duel.begin(origin, 'one'), await Duel.begin(origin, 'two'), await Duel.begin(origin, 'three')];
    for (const duel of duels) await duel.play(5);

    fillDisk();
    const { duel, command, before } = await playUntilFull(duels);
    for (let i = 0; i < 3; i++) expect((await duel.send(command)).type).toBe('refused');
    await command.wire.settle();
    // Nothing has happened, and everybody can still look on.
    expect(seenOn(command.wire, duel.table).view).toEqual(before);
    const look = await duel.guests[0].fetch('GET', `/api/tables/${duel.table}/view`);
    expect(look.status).toBe(200);
    const opened = await duel.guests[0].fetch('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    expect([opened.status, await opened.json()]).toMatchObject([503, { code: 'storage-unavailable' }]);

    rmSync(ballast());
    expect((await duel.send(command)).type).toBe('done');
    // The same connections, the same server: what was acknowledged is there, once.
    await duel.play(20);
    expect(duel.wires.map(({ closed }) => closed)).toEqual([null, null]);
    await server.kill();
    server = await startServerProcess({ port, folder });
    for (const one of duels) {
      const wires = await Duel.again(one);
      const { steps } = await wires.finish();
      expect(steps).toHaveLength(wires.acknowledged.size);
      await wires.close();
    }
  },
  TIMEOUT,
);
