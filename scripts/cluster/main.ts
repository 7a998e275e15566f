/**
 * A cluster on this machine, for trying out: `npm run cluster -- [--nodes 3] [--port 8080]`. PostgreSQL, Redis, the nodes and
 * HAProxy in front. Everything is gone when it stops. A node that ends is not started again, so that one can see what happens.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../packages/server/src/storage/testing/postgres.ts';
import { startRedis } from '../../packages/server/test/cluster/redis.ts';
import { haproxyConfig } from './haproxy.ts';
import { nodeCommand, type Program, startProgram, untilReady } from './programs.ts';

const MOST = 16;

const { nodes, port } = readArguments();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
process.exitCode = await run();

function readArguments(): { nodes: number; port: number } {
  const { values } = parseArgs({
    options: { nodes: { type: 'string' }, port: { type: 'string' }, install: { type: 'boolean' } },
  });
  return {
    nodes: number('nodes', values.nodes ?? '3', 1, MOST),
    port: number('port', values.port ?? '8080', 1, 65_000),
  };
}

function number(name: string, text: string, least: number, most: number): number {
  const read = Number(text);
  if (Number.isInteger(read) && read >= least && read <= most) return read;
  console.error(`cluster: --${name} wants a whole number from ${least} to ${most}, not ${text}`);
  process.exit(2);
}

async function run(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-cluster-'));
  /** What to end, the latest first. */
  const ends: (() => Promise<unknown>)[] = [];
  try {
    console.log('Starting PostgreSQL and Redis ...');
    const postgres = await startPostgres({ isApart: true });
    ends.unshift(() => postgres.stop());
    const redis = await startRedis({ port: port + MOST + 1, isApart: true });
    ends.unshift(() => redis.stop());
    const started: { program: Program; origin: string }[] = [];
    for (let n = 1; n <= nodes && !stopping.signal.aborted; n++) {
      console.log(`Starting node ${n} of ${nodes} ...`);
      const program = startNode(n, join(folder, `node${n}`), { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
      ends.unshift(() => program.stop());
      const origin = `http://127.0.0.1:${port + n}`;
      await untilReady(program, origin);
      started.push({ program, origin });
    }
    const balancer = startBalancer(folder);
    ends.unshift(() => balancer.stop());
    await untilReady(balancer, `http://127.0.0.1:${port}`);
    for (const line of greeting(started, postgres.url, redis.url)) console.log(line);
    await new Promise((resolve) => {
      if (stopping.signal.aborted) resolve(null);
      else stopping.signal.addEventListener('abort', resolve, { once: true });
    });
    return 0;
  } catch (error) {
    console.error(`cluster: ${(error as Error).message}`);
    return 1;
  } finally {
    console.log('Stopping everything ...');
    for (const end of ends) await end().catch((error: Error) => console.error(`cluster: ${error.message}`));
    rmSync(folder, { recursive: true, force: true });
    console.log('Everything has stopped.');
  }
}

function startNode(n: number, folder: string, services: Readonly<Record<string, string>>): Program {
  const name = `node${n}`;
  mkdirSync(folder);
  return startProgram({
    name,
    command: nodeCommand(port + n, folder),
    env: {
      ...services,
      NODE_NAME: name,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'on',
      BOT_WORKERS: '1',
      METRICS_TOKEN: 'metrics-of-the-trial',
    },
    say: (line) => console.log(`${name}  ${inShort(line)}`),
    onEnd: (how) => console.log(`${name} has ended (${how}). Its tables are taken over by the others.`),
  });
}

/** A line of a log is JSON with much in it that is not for a terminal. */
function inShort(line: string): string {
  if (!line.startsWith('{')) return line;
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
  return err?.message === undefined ? (msg ?? line) : `${msg}: ${err.message}`;
}

function startBalancer(folder: string): Program {
  const file = join(folder, 'haproxy.cfg');
  const all = Array.from({ length: nodes }, (_, i) => ({ name: `node${i + 1}`, port: port + i + 1 }));
  writeFileSync(file, haproxyConfig(port, all));
  return startProgram({
    name: 'balancer',
    command: ['haproxy', '-db', '-f', file],
    // Which node is up and which is down, and what is wrong.
    say: (line) => {
      if (/Server nodes\/|ALERT/.test(line)) console.log(`balancer  ${line.replace(/^\[\w+\]\s+\(\d+\) : /, '')}`);
    },
    onEnd: (how) => {
      console.error(`cluster: the balancer has ended (${how})`);
      stopping.abort();
    },
  });
}

function greeting(
  started: readonly { program: Program; origin: string }[],
  databaseUrl: string,
  redisUrl: string,
): readonly string[] {
  const [first] = started as [(typeof started)[0]];
  return [
    '',
    `  Play:         http://127.0.0.1:${port}   (HAProxy spreads everybody over the nodes)`,
    ...started.map(({ program, origin }) => `  ${program.name}:        ${origin}   process ${program.pid}`),
    `  PostgreSQL:   psql '${databaseUrl}'`,
    `  Redis:        redis-cli -u ${redisUrl}`,
    '',
    `  Kill a node:  kill -9 ${first.program.pid}       its tables go on elsewhere within 5 seconds`,
    `  Pause it:     kill -STOP ${first.program.pid}     and kill -CONT ${first.program.pid}: it finds out and writes nothing`,
    `  Stop it:      kill ${first.program.pid}          it hands its tables over first`,
    `  Look:         curl ${first.origin}/readyz`,
    `  Measure:      curl -H 'Authorization: Bearer metrics-of-the-trial' ${first.origin}/metrics`,
    '  Stop all:     Ctrl+C (nothing is kept)',
    '',
  ];
}
