import { chatRecords, entryRecords, positionRecord, seatRecords, tableRecord } from '../rows.ts';
import { type Committed, columnNames } from '../schema.ts';
import type { Commit } from '../store.ts';
import { addStatement, type SqlValue, type Unit } from './messages.ts';

/** A commit as statements. The version is compared first: whoever is late has changed nothing. */
export function unitOfCommit(commit: Commit): Unit {
  const { table, position } = commit;
  const unit: SqlValue[] = [];
  if (commit.keepsTable === true) {
    const at = [table.id, table.version];
    for (const entry of entryRecords(commit)) {
      addStatement(unit, 'insertEntryAt', valuesOf('entries', entry), at);
    }
  } else {
    addTable(unit, commit);
    for (const entry of entryRecords(commit)) addStatement(unit, 'insertEntry', valuesOf('entries', entry));
  }
  if (position !== undefined) {
    addStatement(unit, 'setPosition', valuesOf('positions', positionRecord(table.id, position)));
  }
  for (const row of chatRecords(commit)) addStatement(unit, 'insertChat', valuesOf('chat', row));
  return unit;
}

/** The table's row and its seats, as far as they are not kept. */
function addTable(unit: SqlValue[], { table, keepsSeats, keepsRow, keepsWake }: Commit): void {
  const { id, version } = table;
  const before = [id, version - 1];
  if (version === 1) addStatement(unit, 'insertTable', valuesOf('tables', tableRecord(table)));
  else if (keepsRow === true) {
    const { touchedAt, asked, wakesAt } = table;
    const inPlay = [version, touchedAt, JSON.stringify(asked)];
    if (keepsWake === true) addStatement(unit, 'updateInPlay', inPlay, before);
    else addStatement(unit, 'updateInPlayAndWake', [...inPlay, wakesAt], before);
  } else {
    const [, ...rest] = valuesOf('tables', tableRecord(table));
    addStatement(unit, 'updateTable', rest, before);
  }
  if (keepsSeats === true) return;
  for (const seat of seatRecords(table)) addStatement(unit, 'setSeat', valuesOf('seats', seat));
  addStatement(unit, 'dropSeats', [id, table.seats.length]);
}

function valuesOf(table: Committed, record: object): SqlValue[] {
  return columnNames(table).map((name) => (record as Record<string, SqlValue>)[name] as SqlValue);
}
