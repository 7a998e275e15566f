/** Clocks while PostgreSQL cannot store anything: it is gone, or it hangs and answers nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockInfo, Snapshot } from '@conclave/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { type Command, Duel } from './duel.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

const TIMEOUT = 240_000;
const CLOCK = { kind: 'live', bankSeconds: 3600, incrementSeconds: 0 } as const;
const LASTS = 10_000;
const WITHIN = 1000;

let folder: string;
let postgres: TestPostgres | null;
let server: ServerProcess | null = null;
beforeAll(async () => {
  postgres = await postgresForTests();
}, TIMEOUT);
afterAll(() => postgres?.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-outage-clock-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Begins the trouble, and gives what ends it. */
type Trouble = (postgres: TestPostgres) => Promise<() => Promise<void> | void>;

const isGone: Trouble = async (database) => {
  await database.kill();
  return () => database.restart();
};
const hangs: Trouble = (database) => database.hang();

async function clockOf({ guests: [guest], table }: Duel): Promise<ClockInfo> {
  const { clock } = await guest.ask<Snapshot>('GET', `/api/tables/${table}/view`);
  return clock as ClockInfo;
}

/** What all have used up together: one of them always thinks. */
function usedUp(before: ClockInfo, after: ClockInfo): number {
  const sum = ({ left }: ClockInfo) => left.reduce((all: number, one) => all + (one ?? 0), 0);
  return sum(before) - sum(after);
}

/** How many milliseconds it takes until the server says so. */
async function timeFor(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function refused(duel: Duel, command: Command): Promise<void> {
  expect(await duel.send(command)).toMatchObject({ type: 'refused', code: 'storage-unavailable' });
}

it.for([
  ['is gone', isGone],
  ['hangs', hangs],
] as const)(
  'PostgreSQL %s: choices are refused before long, nobody pays for it, and nothing is lost or doubled',
  { timeout: TIMEOUT },
  async ([, trouble], context) => {
    const database = postgres;
    if (database === null || !database.isOurs) return context.skip('there is no PostgreSQL that can be stopped');
    const setting = { port: await freePort(), folder, databaseUrl: await database.createDatabase() };
    server = await startServerProcess(setting);
    const { origin } = server;
    const duel = await Duel.begin(origin, 'clock', { clock: CLOCK });
    await duel.play(5);
    const command = (await duel.next()) as Command;
    const before = await clockOf(duel);

    const from = Date.now();
    const endTrouble = await trouble(database);
    // The first one finds out; from then on nobody waits for a database that does not answer.
    expect(await timeFor(() => refused(duel, command))).toBeLessThan(20_000);
    expect(await timeFor(() => refused(duel, command))).toBeLessThan(6000);
    const ready = timeFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503));
    expect(await ready).toBeLessThan(6000);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await sleep(Math.max(0, from + LASTS - Date.now()));
    await endTrouble();
    await duel.insist(command);
    const to = Date.now();

    const after = await clockOf(duel);
    expect(Math.abs(usedUp(before, after) - (after.now - before.now - (to - from)))).toBeLessThan(WITHIN);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);

    // Also a server that loads the table later knows of it.
    await server.stop();
    const stopped = Date.now();
    server = await startServerProcess(setting);
    const again = await Duel.again(duel);
    const later = await clockOf(again);
    const ran = stopped - after.now + (later.now - server.openSince);
    expect(usedUp(after, later)).toBeLessThan(ran + WITHIN);
    const { steps } = await again.finish();
    expect(steps).toHaveLength(again.acknowledged.size);
    await again.close();
  },
);

it(
  'a server that is told to stop while PostgreSQL hangs ends all the same, and tells everybody first',
  async (context) => {
    const database = postgres;
    if (database === null || !database.isOurs) return context.skip('there is no PostgreSQL that can be stopped');
    const setting = { port: await freePort(), folder, databaseUrl: await database.createDatabase() };
    server = await startServerProcess(setting);
    const duel = await Duel.begin(server.origin, 'stop');
    const command = (await duel.next()) as Command;
    const goOn = await database.hang();
    duel.send(command).catch(() => {});
    const running = server;
    expect(await timeFor(() => running.stop())).toBeLessThan(30_000);
    for (const wire of duel.wires) expect(wire.messages.at(-1)?.type).toBe('goodbye');
    goOn();
  },
  TIMEOUT,
);
