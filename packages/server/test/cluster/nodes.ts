/** Several servers on one PostgreSQL and one Redis, and people who play at them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@conclave/kernel';
import pg from 'pg';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { createPlayer, type Player } from '../proofs/player.ts';
import { newGuest, newTable } from '../proofs/player-guest.ts';
import { freePort, type ServerProcess, startServerProcess } from '../proofs/server-process.ts';
import { redisForTests, type TestRedis } from './redis.ts';

export interface Nodes {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  readonly databaseUrl: string;
  /** Starts one more. */
  start(name: string): Promise<ServerProcess>;
  query<R>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /** A table of two guests, whose players connect where they are told. */
  seat(
    at: ServerProcess,
    origins: readonly [() => string, () => string],
    seed: string,
  ): Promise<readonly [Player, Player]>;
  close(): Promise<void>;
}

/** Null, after a warning, where PostgreSQL or Redis is not to be had. */
export async function nodesForTests(): Promise<Nodes | null> {
  const postgres = await postgresForTests();
  const redis = await redisForTests();
  if (postgres === null || redis === null) {
    await postgres?.stop();
    await redis?.stop();
    return null;
  }
  const databaseUrl = await postgres.createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'conclave-nodes-'));
  const running: ServerProcess[] = [];
  const players: Player[] = [];
  let guests = 0;

  async function query<R>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows as R[];
    } finally {
      await client.end();
    }
  }

  return {
    postgres,
    redis,
    databaseUrl,
    async start(name) {
      const env = { REDIS_URL: redis.url, NODE_NAME: name, BOT_WORKERS: '1', BOT_PACE_MS: '0' };
      const node = await startServerProcess({ port: await freePort(), folder: join(folder, name), databaseUrl, env });
      running.push(node);
      return node;
    },
    query,
    async seat(at, origins, seed) {
      const pair = [
        await newGuest(at.origin, `Guest ${++guests}`),
        await newGuest(at.origin, `Guest ${++guests}`),
      ] as const;
      const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;
      const table = await newTable(at.origin, pair, { game: 'rise-of-cthulhu', clock });
      const seated = pair.map((guest, i) =>
        createPlayer({
          origin: origins[i] as () => string,
          guest,
          table,
          chance: new SeededChance(`${seed} ${i}`),
          thinks: () => 5,
        }),
      ) as unknown as readonly [Player, Player];
      players.push(...seated);
      for (const player of seated) await player.come();
      return seated;
    },
    async close() {
      for (const player of players) player.leave();
      await Promise.all(running.map((node) => node.kill().catch(() => 0)));
      await redis.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when it is so; throws after a patience that no machine needs. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, patience = 60_000): Promise<void> {
  for (const end = Date.now() + patience; !(await isSo()); await sleep(20)) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
  }
}

export const choicesOf = (players: readonly Player[]): number =>
  players.reduce((sum, { sent }) => sum + sent.filter(({ answer }) => answer === 'done').length, 0);

/** What was acknowledged and is not stored, or is stored twice, or was refused; what was told twice or never. */
export async function faultsOf(nodes: Nodes, players: readonly Player[]): Promise<readonly string[]> {
  const faults = players.flatMap((player) => player.faults);
  for (const { guest, table, sent } of players) {
    const lines = await nodes.query<{ command: string }>(
      'select command from entries where table_id = $1 and user_id = $2 and command is not null',
      [table, guest.id],
    );
    for (const { id, answer } of sent) {
      const times = lines.filter(({ command }) => command === id).length;
      if (times > 1) faults.push(`${id} was done ${times} times`);
      if (answer === 'done' && times === 0) faults.push(`${id} was acknowledged and is lost`);
      if (answer !== null && answer !== 'done') faults.push(`${id} was refused: ${answer.code} ${answer.message}`);
    }
  }
  return faults;
}

const CONCLAVE = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** Starts a server that is expected to give up, and gives what it said. */
export async function startInVain(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; errors: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-vain-'));
  const child = spawn(process.execPath, [CONCLAVE, 'serve', '--port', String(await freePort()), '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  return { code, errors: errors.trimEnd() };
}
