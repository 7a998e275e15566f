/**
 * What this browser knows of the dice of its tables: the commitment it saw first, and the randomness it added. It is kept here, so
 * that what the server shows after the end can be compared with it.
 */
import type { AddedDice, TableInfo } from '@conclave/protocol';
import { api } from '../core/api.ts';
import { randomId } from '../core/random.ts';
import { recordOf, stored } from '../core/stored.ts';

export interface DiceNote {
  readonly commitment: string;
  /** What this browser added; null: nothing. */
  readonly entropy: string | null;
  /** The server has said that it got it. */
  readonly arrived: boolean;
  /** The game has begun. */
  readonly began: boolean;
}

/** Older tables are forgotten: they were checked long ago, or never will be. */
const MAX_NOTES = 200;

const notes = stored('conclave.dice', recordOf<DiceNote>);

/** Null where this browser was not there before. */
export function diceNote(table: string): DiceNote | null {
  return notes.get()[table] ?? null;
}

/** Tables that got randomness from this browser and never began: a server that draws until it likes the dice would leave such. */
export function unbegunTables(): readonly string[] {
  return Object.entries(notes.get()).flatMap(([table, { arrived, began }]) => (arrived && !began ? [table] : []));
}

function note(table: string, change: Partial<DiceNote> & Pick<DiceNote, 'commitment'>): DiceNote {
  const before = diceNote(table);
  // The first commitment stays: another one is what the check has to find.
  const next = { entropy: null, arrived: false, began: false, ...before, ...change, ...commitmentOf(before) };
  const others = Object.entries(notes.get()).filter(([id]) => id !== table);
  notes.set(Object.fromEntries([...others.slice(1 - MAX_NOTES), [table, next]]));
  return next;
}

function commitmentOf(before: DiceNote | null): Partial<DiceNote> {
  return before === null ? {} : { commitment: before.commitment };
}

/** Called whenever the table is seen. */
export function noteDice({ id, fair, startedAt, you }: TableInfo): void {
  const before = diceNote(id);
  const began = startedAt !== null;
  const isOwn = you.seat !== null || before !== null;
  const isKnown = before !== null && before.began === began;
  if (isOwn && !isKnown) note(id, { commitment: fair.commitment, began });
}

/** Whether this person sits at a table whose dice do not have their randomness yet. */
function isMissing({ status, fair, you }: TableInfo): boolean {
  return status === 'gathering' && you.seat !== null && fair.received[you.seat] === false;
}

/** Draws randomness for the table's commitment and notes it before anything is sent; the same again if it was drawn before. */
function drawn({ id, fair }: TableInfo): AddedDice {
  const { commitment } = fair;
  const entropy = diceNote(id)?.entropy ?? randomId();
  note(id, { commitment, entropy });
  return { commitment, entropy };
}

/** Adds this browser's randomness where the table lacks it. */
export async function addOwnDice(info: TableInfo): Promise<void> {
  if (!isMissing(info)) return;
  const dice = drawn(info);
  await api.addEntropy(info.id, dice);
  note(info.id, { commitment: dice.commitment, arrived: true });
}

/** The host begins, with the own randomness in the dice. */
export async function startWithDice(info: TableInfo, fill?: string): Promise<TableInfo> {
  const dice = isMissing(info) ? drawn(info) : undefined;
  const begun = await api.start(info.id, { fill, dice });
  if (dice !== undefined) note(info.id, { commitment: dice.commitment, arrived: true, began: true });
  return begun;
}

/** People who are there and whose browsers have not answered the commitment yet. */
export function isWaitingForDice({ seats, fair, you }: TableInfo): boolean {
  return seats.some(({ seat, present }) => seat !== you.seat && present && fair.received[seat] === false);
}
