import { type CommitRecords, recordsOf } from '../rows.ts';
import { type Committed, columnNames } from '../schema.ts';
import type { Commit } from '../store.ts';
import type { SqlValue, Statement, Unit } from './messages.ts';

// The texts are made once: this is the path of every choice.
const INSERT_TABLE = insert('tables');
const UPDATE_TABLE = `update tables set ${assignments('tables', ['id'], '?')} where id = ? and version = ?`;
const INSERT_ENTRY = insert('entries');
const INSERT_CHAT = insert('chat');
const SET_SEAT = `${insert('seats')} on conflict (table_id, seat) do update set ${assignments('seats', ['table_id', 'seat'])}
  where (user_id, bot, name, entropy) is not (excluded.user_id, excluded.bot, excluded.name, excluded.entropy)`;
const DROP_SEATS = 'delete from seats where table_id = ? and seat >= ?';
const SET_POSITION = `${insert('positions')} on conflict (table_id) do update set ${assignments('positions', ['table_id'])}`;

/** A commit as statements. The version is compared first: whoever is late has changed nothing. */
export function unitOf(commit: Commit): Unit {
  const records = recordsOf(commit);
  return [
    tableStatement(records),
    ...(commit.keepsSeats === true ? [] : seatStatements(records)),
    ...records.entries.map((entry) => ({ sql: INSERT_ENTRY, parameters: values('entries', entry) })),
    ...(records.positions === null ? [] : [{ sql: SET_POSITION, parameters: values('positions', records.positions) }]),
    ...records.chat.map((row) => ({ sql: INSERT_CHAT, parameters: values('chat', row) })),
  ];
}

function seatStatements({ tables, seats }: CommitRecords): Statement[] {
  return [
    ...seats.map((seat) => ({ sql: SET_SEAT, parameters: values('seats', seat) })),
    { sql: DROP_SEATS, parameters: [tables.id, seats.length] },
  ];
}

function tableStatement({ tables }: CommitRecords): Statement {
  const all = values('tables', tables);
  if (tables.version === 1) return { sql: INSERT_TABLE, parameters: all };
  const [id, ...rest] = all as [SqlValue, ...SqlValue[]];
  return { sql: UPDATE_TABLE, parameters: [...rest, id, tables.version - 1], mustChange: true };
}

function values(table: Committed, record: object): SqlValue[] {
  return columnNames(table).map((name) => (record as Record<string, SqlValue>)[name] as SqlValue);
}

function insert(table: Committed): string {
  const names = columnNames(table);
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
}

function assignments(table: Committed, except: readonly string[], value?: '?'): string {
  return columnNames(table)
    .filter((name) => !except.includes(name))
    .map((name) => `${name} = ${value ?? `excluded.${name}`}`)
    .join(', ');
}
