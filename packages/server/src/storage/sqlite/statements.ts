/** The statements of commits. Both threads have the list, so that only the number of a statement goes from one to the other. */
import { type Committed, columnNames } from '../schema.ts';

export const STATEMENTS = {
  insertTable: insert('tables'),
  insertHead: 'insert into heads (table_id, revision, length) values (?, 1, ?)',
  raiseHead: `update heads set revision = revision + 1, length = ?
    where table_id = ? and owner is ? and epoch = ? and revision = ? and length = ?`,
  updateTable: `update tables set ${assignments('tables', ['id'], '?')} where id = ?`,
  updateProgress: 'update tables set touched_at = ?, asked = ?, wakes_at = ? where id = ?',
  insertEntry: insert('entries'),
  insertChat: insert('chat'),
  setSeat: `${insert('seats')} on conflict (table_id, seat) do update set ${assignments('seats', ['table_id', 'seat'])}
    where (user_id, bot, name, entropy) is not (excluded.user_id, excluded.bot, excluded.name, excluded.entropy)`,
  dropSeats: 'delete from seats where table_id = ? and seat >= ?',
  setPosition: `${insert('positions')} on conflict (table_id) do update set ${assignments('positions', ['table_id'])}
    where positions.entries <= excluded.entries`,
  foldChanges: 'update entries set position_change = null where table_id = ? and position_change is not null',
} as const;

export type StatementName = keyof typeof STATEMENTS;

const NAMES = Object.keys(STATEMENTS) as readonly StatementName[];
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMES.map((name, number) => [name, number]));

/** The number of the statement with this name; the text itself if it is none of these. */
export function codeOf(sql: string): number | string {
  return NUMBERS.get(sql) ?? sql;
}

/** What stands for a statement of commits in messages, and what any other one is: its text. */
export function textOf(code: number | string): string {
  return typeof code === 'number' ? STATEMENTS[NAMES[code] as StatementName] : code;
}

/** Somebody else was faster if one of these changes no row: nothing of its unit is then done. */
export const MUST_CHANGE: ReadonlySet<number | string> = new Set(
  (['raiseHead', 'setPosition'] satisfies StatementName[]).map(codeOf),
);

function insert(table: Committed): string {
  return `insert into ${table} (${columnNames(table).join(', ')}) values (${placesOf(table)})`;
}

function placesOf(table: Committed): string {
  return columnNames(table)
    .map(() => '?')
    .join(', ');
}

function assignments(table: Committed, except: readonly string[], value?: '?'): string {
  return columnNames(table)
    .filter((name) => !except.includes(name))
    .map((name) => `${name} = ${value ?? `excluded.${name}`}`)
    .join(', ');
}
