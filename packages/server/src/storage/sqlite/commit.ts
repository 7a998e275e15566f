import { chatRecords, entryRecords, positionRecord, seatRecords, tableRecord } from '../rows.ts';
import { type Committed, columnNames } from '../schema.ts';
import type { Commit } from '../store.ts';
import type { SqlValue, Statement } from './messages.ts';

/** A commit as statements. The version is compared first: whoever is late has changed nothing. */
export function statementsOf(commit: Commit): readonly Statement[] {
  const { table, position } = commit;
  const statements: Statement[] = [];
  if (commit.keepsTable === true) {
    for (const entry of entryRecords(commit)) {
      statements.push({ sql: 'insertEntryAt', parameters: [...values('entries', entry), table.id, table.version] });
    }
  } else {
    statements.push(tableStatement(commit));
    if (commit.keepsSeats !== true) {
      for (const seat of seatRecords(table)) statements.push({ sql: 'setSeat', parameters: values('seats', seat) });
      statements.push({ sql: 'dropSeats', parameters: [table.id, table.seats.length] });
    }
    for (const entry of entryRecords(commit)) {
      statements.push({ sql: 'insertEntry', parameters: values('entries', entry) });
    }
  }
  if (position !== undefined) {
    statements.push({ sql: 'setPosition', parameters: values('positions', positionRecord(table.id, position)) });
  }
  for (const row of chatRecords(commit)) statements.push({ sql: 'insertChat', parameters: values('chat', row) });
  return statements;
}

function tableStatement({ table, keepsRow, keepsWake }: Commit): Statement {
  const { id, version } = table;
  if (version === 1) return { sql: 'insertTable', parameters: values('tables', tableRecord(table)) };
  if (keepsRow === true) {
    const { touchedAt, asked, wakesAt } = table;
    const inPlay = [version, touchedAt, JSON.stringify(asked)];
    return keepsWake === true
      ? { sql: 'updateInPlay', parameters: [...inPlay, id, version - 1] }
      : { sql: 'updateInPlayAndWake', parameters: [...inPlay, wakesAt, id, version - 1] };
  }
  const [, ...rest] = values('tables', tableRecord(table));
  return { sql: 'updateTable', parameters: [...rest, id, version - 1] };
}

function values(table: Committed, record: object): SqlValue[] {
  return columnNames(table).map((name) => (record as Record<string, SqlValue>)[name] as SqlValue);
}
