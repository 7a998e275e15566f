import { chatRecords, entryRecords, isOver, positionRecord, seatRecords, tableRecord } from '../rows.ts';
import { type Committed, columnNames } from '../schema.ts';
import { type Commit, headAfter, NO_HEAD } from '../store.ts';
import { addStatement, type SqlValue, type Unit } from './messages.ts';

/** A commit as statements. The head is compared first: whoever is late has changed nothing. */
export function unitOfCommit(commit: Commit): Unit {
  const { table, on = NO_HEAD, row = 'all', position } = commit;
  const { length } = headAfter(commit);
  const unit: SqlValue[] = [];
  const record = () => valuesOf('tables', tableRecord(table));
  if (on.revision === 0) {
    addStatement(unit, 'insertTable', record());
    addStatement(unit, 'insertHead', [table.id, length]);
  } else {
    addStatement(unit, 'raiseHead', [length, table.id, on.owner, on.epoch, on.revision, on.length]);
    if (row === 'all') addStatement(unit, 'updateTable', [...record().slice(1), table.id]);
  }
  if (row === 'all') {
    for (const seat of seatRecords(table)) addStatement(unit, 'setSeat', valuesOf('seats', seat));
    addStatement(unit, 'dropSeats', [table.id, table.seats.length]);
  } else if (row === 'progress') {
    const { touchedAt, asked, wakesAt, id } = table;
    addStatement(unit, 'updateProgress', [touchedAt, JSON.stringify(asked), wakesAt, id]);
  }
  for (const entry of entryRecords(commit)) addStatement(unit, 'insertEntry', valuesOf('entries', entry));
  if (position !== undefined) {
    addStatement(unit, 'setPosition', valuesOf('positions', positionRecord(commit, position)));
    if (isOver(table)) addStatement(unit, 'foldChanges', [table.id]);
  }
  for (const line of chatRecords(commit)) addStatement(unit, 'insertChat', valuesOf('chat', line));
  return unit;
}

function valuesOf(table: Committed, record: object): SqlValue[] {
  return columnNames(table).map((name) => (record as Record<string, SqlValue>)[name] as SqlValue);
}
