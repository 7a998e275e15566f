/** Many commits in one statement: one way to the database and back, one transaction, one wait for its disk. */

import type { Answer } from '../group.ts';
import { type CommitRecords, recordsOf } from '../rows.ts';
import { COMMIT_COLUMNS, type Committed, columnNames } from '../schema.ts';
import type { Commit } from '../store.ts';
import { Conflict, StorageUnavailable } from '../store.ts';
import type { Client, Pool } from './pool.ts';

const PARTS = ['tables', 'seats', 'entries', 'positions', 'chat'] as const satisfies readonly Committed[];
/** How many parameters all parts have together; after them come the ids and the versions of the tables that are kept. */
const IN_PARTS = PARTS.reduce((sum, part) => sum + columnNames(part).length, 0);

/**
 * The version is compared where the row is locked, so the database decides every race. Whatever belongs to a commit that
 * lost is not written; the ids of those that won come back.
 */
const STATEMENT = `
with
${PARTS.map((part, i) => `new_${part} as (select * from ${arrays(part, i)})`).join(',\n')},
kept as (
  select tables.id from tables
  join unnest($${IN_PARTS + 1}::text[], $${IN_PARTS + 2}::bigint[]) as wanted(id, version)
    on tables.id = wanted.id and tables.version = wanted.version
  for share of tables
),
added as (
  insert into tables (${names('tables')}) select ${names('tables')} from new_tables where version = 1
  on conflict do nothing returning id
),
changed as (
  update tables set ${assignments('tables', ['id'], 'new_tables')} from new_tables
  where tables.id = new_tables.id and tables.version = new_tables.version - 1 and new_tables.version > 1
  returning tables.id
),
won as (select id from added union all select id from changed union all select id from kept),
set_seats as (
  insert into seats (${names('seats')}) select ${names('seats')} from new_seats as new
  where table_id in (select id from won) and not exists (
    select from seats as old where old.table_id = new.table_id and old.seat = new.seat
      and (old.user_id, old.bot, old.name, old.entropy) is not distinct from (new.user_id, new.bot, new.name, new.entropy)
  )
  on conflict (table_id, seat) do update set ${assignments('seats', ['table_id', 'seat'], 'excluded')}
),
drop_seats as (
  delete from seats where table_id in (select id from added union all select id from changed)
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
  const kept = wave.filter(({ keepsTable }) => keepsTable === true).map(({ table }) => table);
  const parameters = [
    ...parametersOf(wave.map(recordsOf)),
    kept.map(({ id }) => id),
    kept.map(({ version }) => version),
  ];
  const client: Client = await pool.connect();
  try {
    const { rows } = await client.queryPrepared<{ id: string }>('commits', STATEMENT, parameters);
    return new Set(rows.map(({ id }) => id));
  } finally {
    client.release();
  }
}

function conflictOf({ table }: Commit): Conflict {
  return new Conflict(
    `Table ${table.id} stands at another version than was expected with ${table.version}: load it again.`,
  );
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
