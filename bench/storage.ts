/**
 * Measures durable commits: `node bench/storage.ts [--seconds N] [--json]`.
 *
 * Writers commit one choice after the other, each at a table of its own, as live tables do. PostgreSQL is the one of
 * CONCLAVE_TEST_DATABASE_URL or one that is started from installed binaries; both databases wait for the disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openStore } from '../packages/server/src/storage/index.ts';
import type { Store, TableRow, WrittenEntry } from '../packages/server/src/storage/store.ts';
import { postgresForTests } from '../packages/server/src/storage/testing/postgres.ts';

const WRITERS = [1, 16, 128];
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 3;

interface Figures {
  readonly database: string;
  readonly writers: number;
  readonly commitsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of this process, the database's thread included; PostgreSQL's own processes are not. */
  readonly cpuMicroseconds: number;
}

function tableOf(writer: string, version: number): TableRow {
  const seat = { bot: null, entropy: 'ab'.repeat(16) };
  return {
    id: writer,
    code: writer,
    game: 'rise-of-cthulhu',
    rulesVersion: 1,
    status: 'playing',
    visibility: 'unlisted',
    options: { first: 'random' },
    clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
    windowSeconds: 15,
    host: `user-0-${writer}`,
    createdAt: 1,
    startedAt: 2,
    finishedAt: null,
    touchedAt: version,
    seed: 'cd'.repeat(32),
    outcome: null,
    rematch: null,
    removed: [],
    seats: [0, 1].map((n) => ({ seat: n, user: `user-${n}-${writer}`, name: `User ${n}`, ...seat })),
    asked: [version % 2],
    wakesAt: version + 600_000,
  };
}

/** About 600 bytes as JSON, as a choice with its events is. */
function lineOf(writer: string, version: number): WrittenEntry {
  const event = { type: 'cardPlayed', seat: version % 2, card: 'cultist-of-the-valley', location: 3 };
  const said = {
    kind: 'choice',
    seat: version % 2,
    choice: { type: 'play', card: 'cultist-of-the-valley', location: 3 },
    decidedBy: 'person',
    chance: [],
    events: Array.from({ length: 5 }, () => event),
    uncovered: false,
  };
  return {
    at: version,
    by: { user: `user-0-${writer}`, command: `command-${version}` },
    body: JSON.stringify(said),
  };
}

/** About 4 KB as JSON. */
const STATE = {
  stack: [{ rule: 'turn' }],
  cards: Array.from({ length: 110 }, (_, i) => ({ id: `card-${i}`, at: 'deck' })),
};

async function measure(database: string, store: Store, writers: number): Promise<Figures> {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  async function write(writer: string): Promise<void> {
    for (let version = 1; performance.now() < end; version++) {
      const asked = performance.now();
      await store.commit({
        table: tableOf(writer, version),
        entries: [lineOf(writer, version)],
        ...(version === 1 ? {} : { on: { owner: null, epoch: 0, revision: version - 1, length: version - 1 } }),
        position: { entries: version, schemaVersion: 1, state: STATE, chanceUsed: version, desk: { clocks: [1, 2] } },
      });
      latencies.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, i) => write(`${writers}-${i}`)));
  const elapsed = (performance.now() - begin) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  latencies.sort((a, b) => a - b);
  const share = (part: number) => Number((latencies[Math.floor(latencies.length * part)] as number).toFixed(1));
  return {
    database,
    writers,
    commitsPerSecond: Math.round(latencies.length / elapsed),
    p50: share(0.5),
    p99: share(0.99),
    cpuMicroseconds: Math.round((cpu.user + cpu.system) / latencies.length),
  };
}

async function measureAll(database: string, store: Store): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const writers of WRITERS) figures.push(await measure(database, store, writers));
  await store.close();
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'conclave-bench-'));
const postgres = await postgresForTests({ isDurable: true });
try {
  const figures = await measureAll('SQLite', await openStore({ folder }));
  if (postgres !== null)
    figures.push(...(await measureAll('PostgreSQL', await openStore({ folder, url: postgres.url }))));
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ cpu: cpus()[0]?.model, cores: cpus().length, seconds, figures }, null, 2));
  } else {
    console.log(
      `${cpus().length} x ${cpus()[0]?.model}; ${seconds} s each; latencies in ms, CPU of this process in µs a commit`,
    );
    console.table(figures);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
