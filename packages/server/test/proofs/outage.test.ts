import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { type Command, Duel } from './duel.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

const TIMEOUT = 240_000;

let folder: string;
let postgres: TestPostgres | null = null;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-outage-'));
  postgres = await postgresForTests();
}, TIMEOUT);
afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'PostgreSQL stops and starts in mid-game: nothing is lost or doubled, and play goes on over the same connections',
  async (context) => {
    if (postgres === null) return context.skip('there is no PostgreSQL');
    if (!postgres.isOurs) return context.skip('this PostgreSQL cannot be stopped: unset CONCLAVE_TEST_DATABASE_URL');
    const port = await freePort();
    server = await startServerProcess({ port, folder, databaseUrl: postgres.url });
    const { origin } = server;
    const duels = [await Duel.begin(origin, 'one'), await Duel.begin(origin, 'two')];
    for (const duel of duels) await duel.play(5);

    let refusals = 0;
    for (let outage = 0; outage < 3; outage++) {
      const commands = await Promise.all(duels.map((duel) => duel.next()));
      // One choice is under way in the very moment, one comes while there is no database.
      const [first, second] = duels.map((duel, i) => [duel, commands[i] as Command] as const);
      const underWay = first === undefined ? Promise.resolve(null) : first[0].send(first[1]);
      await Promise.all([postgres.kill(), sleep(outage)]);
      await underWay;
      if (second !== undefined) expect((await second[0].send(second[1])).type).toBe('refused');
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      const insisting = duels.map((duel, i) => duel.insist(commands[i] as Command));
      await postgres.restart();
      for (const refused of await Promise.all(insisting)) refusals += refused;
      for (const duel of duels) await duel.play(5);
    }
    expect(refusals).toBeGreaterThan(0);

    for (const duel of duels) {
      const { steps } = await duel.finish();
      expect(steps).toHaveLength(duel.acknowledged.size);
      // The same sockets from beginning to end.
      expect(duel.wires.map(({ closed }) => closed)).toEqual([null, null]);
      await duel.close();
    }
  },
  TIMEOUT,
);
