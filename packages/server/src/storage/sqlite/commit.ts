import { chatRecords, entryRecords, positionRecord, seatRecords, tableRecord } from '../rows.ts';
import { type Committed, columnNames } from '../schema.ts';
import type { Commit } from '../store.ts';
import type { SqlValue, Statement, Unit } from './messages.ts';

/** A commit as statements. The version is compared first: whoever is late has changed nothing. */
export function unitOf(commit: Commit): Unit {
  const { table, position } = commit;
  const unit: Statement[] = [tableStatement(commit)];
  if (commit.keepsSeats !== true) {
    for (const seat of seatRecords(table)) unit.push({ sql: 'setSeat', parameters: values('seats', seat) });
    unit.push({ sql: 'dropSeats', parameters: [table.id, table.seats.length] });
  }
  for (const entry of entryRecords(commit)) unit.push({ sql: 'insertEntry', parameters: values('entries', entry) });
  if (position !== undefined) {
    unit.push({ sql: 'setPosition', parameters: values('positions', positionRecord(table.id, position)) });
  }
  for (const row of chatRecords(commit)) unit.push({ sql: 'insertChat', parameters: values('chat', row) });
  return unit;
}

function tableStatement({ table, keepsRow, keepsWake }: Commit): Statement {
  const { id, version } = table;
  if (version === 1) return { sql: 'insertTable', parameters: values('tables', tableRecord(table)) };
  if (keepsRow === true) {
    const { touchedAt, asked, wakesAt } = table;
    const inPlay = [version, touchedAt, JSON.stringify(asked)];
    return keepsWake === true
      ? { sql: 'updateInPlay', parameters: [...inPlay, id, version - 1], mustChange: true }
      : { sql: 'updateInPlayAndWake', parameters: [...inPlay, wakesAt, id, version - 1], mustChange: true };
  }
  const [, ...rest] = values('tables', tableRecord(table));
  return { sql: 'updateTable', parameters: [...rest, id, version - 1], mustChange: true };
}

function values(table: Committed, record: object): SqlValue[] {
  return columnNames(table).map((name) => (record as Record<string, SqlValue>)[name] as SqlValue);
}
