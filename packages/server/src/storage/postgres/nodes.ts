/** Nodes, their leases and their tables, in PostgreSQL. Every race is decided by one row that all who race update. */
import { randomUUID } from 'node:crypto';
import {
  type ClusterStore,
  type Held,
  LEASE,
  type NodeRow,
  type NodeVersion,
  type Notice,
  type Renewed,
} from '../cluster-store.ts';
import { StorageUnavailable } from '../store.ts';
import { ask } from './ask.ts';
import type { Pool } from './pool.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const DAY = 86_400_000;
/** So far back notices are looked at: longer than any transaction that writes one takes. */
const NOTICES_SEEN = 20_000;

const IS_THERE = `select to_regclass('nodes') is not null as "isThere"`;
const STRANGERS = `select name, protocol, schema_version as schema from nodes
where state <> 'dead' and lease_until > ${NOW} and (protocol <> $1::int or schema_version <> $2::text)`;

const JOIN = `insert into nodes (id, name, state, protocol, schema_version, tables, hears, seen_at, lease_until)
values ($1::text, $2::text, 'alive', $3::int, $4::text, 0, 1, ${NOW}, ${NOW} + ${LEASE})`;

const OTHERS = `select id from nodes where id <> $1::text and state <> 'dead' and lease_until > ${NOW}`;

/** No row: declared dead. Both update this row, so that they cannot both succeed. */
const RENEW = `update nodes set seen_at = ${NOW}, lease_until = ${NOW} + ${LEASE}, tables = $2::int, hears = $3::int
where id = $1::text and state <> 'dead' returning state, seen_at`;

const DECLARE_DEAD = `update nodes set state = 'dead'
where id <> $1::text and state <> 'dead' and lease_until < ${NOW} returning id`;

const NODES = `select id, name, state, tables, hears from nodes where state <> 'dead' order by id`;
const SET_STATE = `update nodes set state = $2::text where id = $1::text and state <> 'dead'`;

/** Nobody's, or a dead node's. */
const IS_FREE = `(heads.owner is null or not exists (select from nodes where nodes.id = heads.owner and state <> 'dead'))`;
const I_AM_ALIVE = `exists (select from nodes where id = $1::text and state = 'alive')`;
/** A dead owner's last sign, kept over several deaths, until the first commit stores clocks that take account of it. */
const STOPPED_AT = `coalesce(heads.stopped_at, (select seen_at from nodes where nodes.id = heads.owner and state = 'dead'))`;
const CLAIM = `owner = $1::text, epoch = heads.epoch + 1, revision = heads.revision + 1, stopped_at = ${STOPPED_AT}`;

const HOLD = `
with ours as (
  update heads set revision = revision + 1 where table_id = $2::text and owner = $1::text
    and exists (select from nodes where id = $1::text and state <> 'dead') returning stopped_at
),
claimed as (
  update heads set ${CLAIM} where table_id = $2::text and owner is distinct from $1::text and ${IS_FREE} and ${I_AM_ALIVE}
  returning heads.stopped_at
)
select true as is_ours, stopped_at, false as is_new from ours
union all select true, stopped_at, true from claimed`;
const OWNER = 'select owner from heads where table_id = $1::text';

const CLAIM_DUE = `
with due as (
  select heads.table_id from heads join tables on tables.id = heads.table_id
  where tables.status = 'playing' and tables.wakes_at <= $2::bigint and ${IS_FREE} and ${I_AM_ALIVE}
  order by tables.wakes_at limit $3::int for update of heads skip locked
),
claimed as (update heads set ${CLAIM} from due where heads.table_id = due.table_id returning heads.table_id as id)
select id from claimed`;
const OWN_DUE = `select id from tables join heads on heads.table_id = tables.id
where heads.owner = $1::text and tables.status = 'playing' and tables.wakes_at <= $2::bigint`;

const LET_GO = `update heads set owner = null from unnest($2::text[], $3::bigint[]) as t(id, epoch)
where heads.table_id = t.id and heads.owner = $1::text and heads.epoch = t.epoch`;

const HAND_OVER = `update heads set owner = $4::text, epoch = epoch + 1, revision = revision + 1
where table_id = $2::text and owner = $1::text and epoch = $3::bigint
  and exists (select from nodes where id = $4::text and state = 'alive') returning table_id`;

const ADD_NOTICE = `insert into notices (id, at, kind, subject) values ($1::text, ${NOW}, $2::text, $3::text)`;
const LATEST_NOTICES = `select id, kind, subject from notices where at > ${NOW} - ${NOTICES_SEEN}`;
const TIDY = `
with old as (delete from notices where at < ${NOW} - ${2 * DAY})
delete from nodes where state = 'dead' and seen_at < ${NOW} - ${DAY}
  and not exists (select from heads where heads.owner = nodes.id)`;

/**
 * Throws `StorageUnavailable` with one line if a node runs that has another version. To be called before the database is brought up
 * to date, which would take it away from under that node.
 */
export async function mustFit(pool: Pool, mine: NodeVersion): Promise<void> {
  const [{ isThere } = { isThere: false }] = await ask<{ isThere: boolean }>(pool, 'is there', IS_THERE, []);
  if (!isThere) return;
  const [other] = await ask<NodeVersion & { name: string }>(pool, 'strangers', STRANGERS, [mine.protocol, mine.schema]);
  if (other === undefined) return;
  const inWords = ({ protocol, schema }: NodeVersion) => `protocol ${protocol}, database ${schema}`;
  throw new StorageUnavailable(
    `The node ${other.name} runs another version of Conclave (${inWords(other)}; this one has ${inWords(mine)}). ` +
      'Start the version that runs, or stop all its nodes first.',
    { isUncertain: false },
  );
}

export function clusterStoreIn(pool: Pool): ClusterStore {
  const run = <R = unknown>(name: string, sql: string, ...parameters: readonly unknown[]) =>
    ask<R>(pool, name, sql, parameters);
  return {
    async join(id, name, { protocol, schema }) {
      await run('join', JOIN, id, name, protocol, schema);
      return { isFirst: (await run('others', OTHERS, id)).length === 0 };
    },
    async renew(id, { tables, hears }): Promise<Renewed> {
      const sql = `with renewed as (${RENEW}) select ${NOW} as now, (select state from renewed) as state`;
      const [row] = await run<Renewed>('renew', sql, id, tables, hears ? 1 : 0);
      return row as Renewed;
    },
    async declareDead(id) {
      const dead = await run<{ id: string }>('declare dead', DECLARE_DEAD, id);
      return dead.map((one) => one.id);
    },
    async nodes() {
      const found = await run<Omit<NodeRow, 'hears'> & { hears: number }>('nodes', NODES);
      return found.map((one) => ({ ...one, hears: one.hears === 1 }));
    },
    async setState(id, state) {
      await run('set state', SET_STATE, id, state);
    },

    async hold(id, table): Promise<Held | null> {
      const [held] = await run<{ stopped_at: number | null; is_new: boolean }>('hold', HOLD, id, table);
      if (held !== undefined) return { isOurs: true, stoppedAt: held.stopped_at, isNew: held.is_new };
      const [head] = await run<{ owner: string | null }>('owner', OWNER, table);
      return head === undefined ? null : { isOurs: false, owner: head.owner };
    },
    async claimDue(id, before, limit) {
      const due = await run<{ id: string }>('claim due', CLAIM_DUE, id, before, limit);
      return due.map((one) => one.id);
    },
    async ownDue(id, before) {
      const due = await run<{ id: string }>('own due', OWN_DUE, id, before);
      return due.map((one) => one.id);
    },
    async letGo(id, tables) {
      const epochs = tables.map(({ epoch }) => epoch);
      if (tables.length > 0)
        await run(
          'let go of tables',
          LET_GO,
          id,
          tables.map((one) => one.id),
          epochs,
        );
    },
    async handOver(id, table, to) {
      return (await run('hand over', HAND_OVER, id, table.id, table.epoch, to)).length > 0;
    },

    async addNotice(kind, subject) {
      const id = randomUUID();
      await run('add notice', ADD_NOTICE, id, kind, subject);
      return id;
    },
    latestNotices: () => run<Notice>('latest notices', LATEST_NOTICES),
    async tidy() {
      await run('tidy', TIDY);
    },
  };
}
