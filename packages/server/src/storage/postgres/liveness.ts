/**
 * When the server last lived, and which one it is, in a row beside the heartbeat's. PostgreSQL outlives this process, so it may
 * keep the row in memory and need not wait for its disk. A row of its own, because a heartbeat that waits for the disk holds
 * its row.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../engine.ts';
import { StorageUnavailable } from '../store.ts';
import { ask } from './ask.ts';
import type { Pool } from './pool.ts';

const ROW = 2;
/** A server that has not signed for so long is dead, in milliseconds; one that runs signs several times a second. */
const LEASE = 3000;
const LOOK_EVERY = 250;

const SIGN = `
with here as (select set_config('synchronous_commit', 'off', true))
insert into heartbeat (id, at, holder) select ${ROW}, $1::bigint, $2::text from here
on conflict (id) do update set at = excluded.at where heartbeat.holder is not distinct from excluded.holder
returning id`;
/** Of two servers that find the same holder one succeeds. */
const TAKE = `
insert into heartbeat (id, at, holder) values (${ROW}, 0, $1::text)
on conflict (id) do update set holder = excluded.holder where heartbeat.holder is not distinct from $2::text
returning id`;
const LET_GO = `update heartbeat set holder = null where id = ${ROW} and holder = $1::text`;
/** Where one server runs alone, tables have no owner: a node of an earlier cluster that wakes up can write to none. */
const DISOWN = `update heads set owner = null, epoch = epoch + 1, revision = revision + 1, stopped_at = coalesce(stopped_at,
  (select seen_at from nodes where nodes.id = heads.owner)) where owner is not null`;
const READ = `select at, holder from heartbeat where id = ${ROW}`;

interface Sign {
  readonly at: number;
  /** Host, process and a random word; `cluster` if several nodes share the database. */
  readonly holder: string | null;
}

/** All nodes of a cluster hold the database together. */
const CLUSTER = 'cluster';

interface Liveness extends Pick<Engine, 'takeOver' | 'writeLiveness' | 'readLiveness'> {
  letGo(): Promise<void>;
}

export function livenessIn(pool: Pool, isNode: boolean, hasDied: (cause: Error) => void): Liveness {
  const me = isNode ? CLUSTER : `${hostname()} ${process.pid} ${randomBytes(6).toString('hex')}`;
  let isHolder = false;

  async function read(): Promise<Sign | null> {
    const [sign] = await ask<Sign>(pool, 'read liveness', READ, []);
    return sign ?? null;
  }

  async function isMoving(sign: Sign): Promise<boolean> {
    for (let waited = 0; waited < LEASE; waited += LOOK_EVERY) {
      await sleep(LOOK_EVERY);
      const now = await read();
      if (now?.at !== sign.at || now.holder !== sign.holder) return true;
    }
    return false;
  }

  return {
    async takeOver() {
      const sign = await read();
      const holder = sign?.holder ?? null;
      const isShared = isNode && holder === me;
      if (!isShared && sign !== null && holder !== null && !isKnownDead(holder) && (await isMoving(sign)))
        throw inUse(holder);
      const taken = await ask(pool, 'take over', TAKE, [me, holder]);
      // Of several nodes that come to a free database at once the first takes it for all.
      const now = taken.length === 0 ? ((await read())?.holder ?? 'unknown') : me;
      if (now !== me) throw inUse(now);
      if (!isNode) await ask(pool, 'nobody owns a table', DISOWN, []);
      isHolder = true;
    },
    async writeLiveness(at) {
      const written = await ask(pool, 'write liveness', SIGN, [at, isHolder ? me : null]);
      if (written.length === 0 && isHolder) hasDied(new Error('another server has taken the database over'));
    },
    async readLiveness() {
      return (await read())?.at ?? null;
    },
    async letGo() {
      // The other nodes still hold it; after the last one it is free once nobody signs any more.
      if (!isHolder || isNode) return;
      isHolder = false;
      // A database that cannot be reached finds out by itself.
      await ask(pool, 'let go', LET_GO, [me]).catch(() => {});
    },
  };
}

/** Whether it was a process of this machine that is no more: then nobody need wait for its lease to run out. */
function isKnownDead(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  return host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function inUse(holder: string): StorageUnavailable {
  const [host, pid] = holder.split(' ');
  const by =
    holder === CLUSTER
      ? 'by a cluster of Conclave servers. Set REDIS_URL as for those to be one of them, stop them'
      : `by another Conclave server (process ${pid} on ${host}). Stop that server`;
  return new StorageUnavailable(`The database is in use ${by}, or give this one a database of its own.`, {
    isUncertain: false,
  });
}
