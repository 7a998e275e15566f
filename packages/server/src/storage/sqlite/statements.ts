/** The statements of commits. Both threads have the list, so that only the name of a statement goes from one to the other. */
import { type Committed, columnNames } from '../schema.ts';

const ROW_IN_PLAY = 'update tables set version = ?, touched_at = ?, asked = ?';

export const STATEMENTS = {
  insertTable: insert('tables'),
  updateTable: `update tables set ${assignments('tables', ['id'], '?')} where id = ? and version = ?`,
  updateInPlay: `${ROW_IN_PLAY} where id = ? and version = ?`,
  updateInPlayAndWake: `${ROW_IN_PLAY}, wakes_at = ? where id = ? and version = ?`,
  insertEntry: insert('entries'),
  insertChat: insert('chat'),
  setSeat: `${insert('seats')} on conflict (table_id, seat) do update set ${assignments('seats', ['table_id', 'seat'])}
    where (user_id, bot, name, entropy) is not (excluded.user_id, excluded.bot, excluded.name, excluded.entropy)`,
  dropSeats: 'delete from seats where table_id = ? and seat >= ?',
  setPosition: `${insert('positions')} on conflict (table_id) do update set ${assignments('positions', ['table_id'])}`,
} as const;

export type StatementName = keyof typeof STATEMENTS;

/** Somebody else was faster if one of these changes no row: nothing of its unit is then done. */
export const MUST_CHANGE: ReadonlySet<string> = new Set<StatementName>([
  'updateTable',
  'updateInPlay',
  'updateInPlayAndWake',
]);

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
