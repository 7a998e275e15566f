/** Many commits in one statement: one way to the database and back, one transaction, one wait for its disk. */

import type { Answer } from '../group.ts';
import { type CommitRecords, recordsOf } from '../rows.ts';
import { COMMIT_COLUMNS, type Committed, columnNames } from '../schema.ts';
import { type Commit, Conflict, headAfter, NO_HEAD, StorageUnavailable } from '../store.ts';
import type { Client, Pool } from './pool.ts';

const PARTS = ['tables', 'seats', 'entries', 'positions', 'chat'] as const satisfies readonly Committed[];
/** How many parameters all parts have together; after them come those of the heads. */
const IN_PARTS = PARTS.reduce((sum, part) => sum + columnNames(part).length, 0);
const HEADS = ['text', 'text', 'bigint', 'bigint', 'bigint', 'bigint']
  .map((type, i) => `$${IN_PARTS + i + 1}::${type}[]`)
  .join(', ');

/**
 * The head row decides every race: PostgreSQL compares it once more after it has waited for its lock, which it would not do with a
 * count of the log. Whatever belongs to a commit that lost is not written; the ids of those that won come back.
 */
const STATEMENT = `
with
${PARTS.map((part, i) => `new_${part} as (select * from ${arrays(part, i)})`).join(',\n')},
wanted as (select * from unnest(${HEADS}) as t(table_id, owner, epoch, revision, length, length_after)),
added as (
  insert into tables (${names('tables')}) select ${names('tables')} from new_tables
  where id in (select table_id from wanted where revision = 0)
  on conflict do nothing returning id
),
add_heads as (
  insert into heads (table_id, owner, epoch, revision, length)
  select table_id, owner, epoch, 1, length_after from wanted where table_id in (select id from added)
),
raised as (
  update heads set revision = heads.revision + 1, length = length_after, stopped_at = null from wanted
  where heads.table_id = wanted.table_id and heads.owner is not distinct from wanted.owner
    and heads.epoch = wanted.epoch and heads.revision = wanted.revision and heads.length = wanted.length
  returning heads.table_id as id
),
won as (select id from added union all select id from raised),
set_tables as (
  update tables set ${assignments('tables', ['id'], 'new_tables')} from new_tables
  where tables.id = new_tables.id and tables.id in (select id from raised)
),
set_seats as (
  insert into seats (${names('seats')}) select ${names('seats')} from new_seats as new
  where table_id in (select id from won) and not exists (
    select from seats as old where old.table_id = new.table_id and old.seat = new.seat
      and (old.user_id, old.bot, old.name, old.entropy) is not distinct from (new.user_id, new.bot, new.name, new.entropy)
  )
  on conflict (table_id, seat) do update set ${assignments('seats', ['table_id', 'seat'], 'excluded')}
),
drop_seats as (
  delete from seats where table_id in (select id from won) and table_id in (select table_id from new_seats)
    and not exists (select from new_seats as new where new.table_id = seats.table_id and new.seat = seats.seat)
),
add_entries as (
  insert into entries (${names('entries')}) select ${names('entries')} from new_entries
  where table_id in (select id from won)
),
set_positions as (
  insert into positions (${names('positions')}) select ${names('positions')} from new_positions
  where table_id in (select id from won)
  on conflict (table_id) do update set ${assignments('positions', ['table_id'], 'excluded')}
  where positions.entries <= excluded.entries
),
fold_changes as (
  update entries set position_change = null
  where table_id in (select id from raised) and position_change is not null and table_id in (
    select new_positions.table_id from new_positions join new_tables on new_tables.id = new_positions.table_id
    where new_tables.status in ('finished', 'abandoned')
  )
),
add_chat as (
  insert into chat (${names('chat')}) select ${names('chat')} from new_chat
  where table_id in (select id from won)
)
select id from won`;

/** Writes the commits in their order. Those of one table cannot share a statement, so the second waits for the next one. */
export async function writeCommits(pool: Pool, commits: readonly Commit[]): Promise<readonly Answer<void>[]> {
  const answers = new Map<Commit, Answer<void>>();
  let left = commits;
  while (left.length > 0) {
    const wave = firstOfEachTable(left);
    for (const [commit, answer] of await writeWave(pool, wave)) answers.set(commit, answer);
    const inWave = new Set(wave);
    left = left.filter((commit) => !inWave.has(commit));
  }
  return commits.map((commit) => answers.get(commit) as Answer<void>);
}

function firstOfEachTable(commits: readonly Commit[]): readonly Commit[] {
  const first = new Map<string, Commit>();
  for (const commit of commits) if (!first.has(commit.table.id)) first.set(commit.table.id, commit);
  // In the same order everywhere: two servers that write the same tables then wait for each other in turn, not in a circle.
  return [...first.values()].sort((a, b) => (a.table.id < b.table.id ? -1 : 1));
}

async function writeWave(pool: Pool, wave: readonly Commit[]): Promise<Map<Commit, Answer<void>>> {
  const all = (answer: Answer<void>) => new Map(wave.map((commit) => [commit, answer]));
  try {
    const won = await write(pool, wave);
    return new Map(
      wave.map((commit) => [commit, won.has(commit.table.id) ? { value: undefined } : { error: conflictOf(commit) }]),
    );
  } catch (error) {
    if (wave.length === 1 || error instanceof StorageUnavailable) return all({ error });
    return oneByOne(pool, wave);
  }
}

/** One of the commits spoilt it for all, say with a line of the log that is there already. Alone it shows which one. */
async function oneByOne(pool: Pool, wave: readonly Commit[]): Promise<Map<Commit, Answer<void>>> {
  const answers = new Map<Commit, Answer<void>>();
  for (const commit of wave) for (const [key, answer] of await writeWave(pool, [commit])) answers.set(key, answer);
  return answers;
}

async function write(pool: Pool, wave: readonly Commit[]): Promise<ReadonlySet<string>> {
  const heads = wave.map(({ on = NO_HEAD }) => on);
  const parameters = [
    ...parametersOf(wave.map(recordsOf)),
    wave.map(({ table }) => table.id),
    heads.map(({ owner }) => owner),
    heads.map(({ epoch }) => epoch),
    heads.map(({ revision }) => revision),
    heads.map(({ length }) => length),
    wave.map((commit) => headAfter(commit).length),
  ];
  const client: Client = await pool.connect();
  try {
    const { rows } = await client.queryPrepared<{ id: string }>('commits', STATEMENT, parameters);
    return new Set(rows.map(({ id }) => id));
  } finally {
    client.release();
  }
}

function conflictOf({ table, on = NO_HEAD }: Commit): Conflict {
  return new Conflict(`Table ${table.id} is no longer at epoch ${on.epoch}, revision ${on.revision}: load it again.`);
}

/** A list of values for each column. */
function parametersOf(records: readonly CommitRecords[]): readonly unknown[][] {
  return PARTS.flatMap((part) => {
    const rows = records.flatMap((record): readonly object[] => {
      const found = record[part];
      return found === null ? [] : Array.isArray(found) ? found : [found];
    }) as readonly Record<string, unknown>[];
    return columnNames(part).map((name) => rows.map((row) => row[name]));
  });
}

/** `unnest($1::text[], ...) as t(id, ...)`, with the numbers of the parameters that this part has in the whole. */
function arrays(part: Committed, index: number): string {
  const before = PARTS.slice(0, index).reduce((sum, earlier) => sum + columnNames(earlier).length, 0);
  const lists = Object.values(COMMIT_COLUMNS[part]).map((type, i) => `$${before + i + 1}::${type}[]`);
  return `unnest(${lists.join(', ')}) as t(${names(part)})`;
}

function names(part: Committed): string {
  return columnNames(part).join(', ');
}

function assignments(part: Committed, except: readonly string[], from: string): string {
  return columnNames(part)
    .filter((name) => !except.includes(name))
    .map((name) => `${name} = ${from}.${name}`)
    .join(', ');
}
