/** The record of a game with everything that is needed to check its dice. */
import { BadInput, type ChanceOutcome, type Choice, type GameRecord, parseRecord, type Seat } from '@conclave/kernel';
import type { Draw } from './draws.ts';
import { type FairSource, SCHEME } from './stream.ts';

/** One line of what happened, in the order it happened. Choices that were taken back are there too: they used dice. */
export type FairEntry =
  /** The beginning; what came out is in the record's `setup`. */
  | { readonly kind: 'start' }
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly chance: readonly ChanceOutcome[];
      readonly undone?: true;
    }
  /**
   * An undo: `left` choices stand after it. The dice were rewound too, to the point where `used` words of the stream had been used;
   * without `used` (games begun before version 0.2) they were not.
   */
  | { readonly kind: 'undo'; readonly choices: number; readonly used?: number };

/** A line as it is first written, before anybody knows whether it will be undone. */
type Happening =
  | Extract<FairEntry, { kind: 'start' }>
  | Omit<Extract<FairEntry, { kind: 'choice' }>, 'undone'>
  | { readonly kind: 'undo'; readonly choices: number; readonly chanceUsed?: number }
  /** Notices of the table, which involve no dice. */
  | { readonly kind: 'notice' };

/** Makes the log of a record from everything that happened at the table, in order, without fields that do not belong to it. */
export function fairLog(happenings: readonly Happening[]): FairEntry[] {
  const log: FairEntry[] = [];
  /** Indexes of the choices that stand. */
  const standing: number[] = [];
  for (const one of happenings) {
    if (one.kind === 'start') log.push({ kind: 'start' });
    else if (one.kind === 'notice') continue;
    else if (one.kind === 'undo') {
      for (const i of standing.splice(one.choices))
        log[i] = { ...(log[i] as FairEntry & { kind: 'choice' }), undone: true };
      const { choices, chanceUsed } = one;
      log.push({ kind: 'undo', choices, ...(chanceUsed === undefined ? {} : { used: chanceUsed }) });
    } else {
      standing.push(log.length);
      log.push({ kind: 'choice', seat: one.seat, choice: one.choice, chance: one.chance });
    }
  }
  return log;
}

export interface FairPart extends FairSource {
  readonly scheme: typeof SCHEME;
  readonly commitment: string;
  /** How many words of the stream were used, up to the end. */
  readonly used: number;
  readonly log: readonly FairEntry[];
  /** For each line of the log, what its draws were made from; missing where the rules have changed since. */
  readonly draws?: readonly (readonly Draw[])[];
}

/** A record that `conclave replay` can play again and `conclave verify` can check. */
export interface FairRecord extends GameRecord {
  readonly fair: FairPart;
}

/** Checks that unknown data has the shape of a record with dice. What it says is checked by `verifyRecord`. */
export function parseFairRecord(data: unknown): FairRecord {
  const record = parseRecord(data) as FairRecord;
  const fair: unknown = record.fair;
  if (fair === undefined) {
    throw new BadInput('the record says nothing about its dice: only records of tables on a server can be verified');
  }
  if (!isObject(fair)) throw damaged('fair');
  if (fair.scheme !== SCHEME) throw new BadInput(`the dice are of an unknown scheme (wanted ${SCHEME})`);
  for (const field of ['table', 'commitment', 'seed'])
    if (typeof fair[field] !== 'string') throw damaged(`fair.${field}`);
  const { entropy, used, log, draws } = fair;
  if (!Number.isInteger(used)) throw damaged('fair.used');
  if (!Array.isArray(entropy) || !entropy.every((text) => text === null || typeof text === 'string')) {
    throw damaged('fair.entropy');
  }
  if (!Array.isArray(log)) throw damaged('fair.log');
  if (draws !== undefined && !Array.isArray(draws)) throw damaged('fair.draws');
  log.forEach((entry, i) => {
    if (!isEntry(entry)) throw damaged(`fair.log.${i}`);
  });
  return record;
}

function damaged(field: string): BadInput {
  return new BadInput(`the record is incomplete or damaged at ${field}`);
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  switch (entry.kind) {
    case 'start':
      return true;
    case 'choice':
      return (
        Number.isInteger(entry.seat) &&
        isObject(entry.choice) &&
        Array.isArray(entry.chance) &&
        (entry.undone === undefined || entry.undone === true)
      );
    case 'undo':
      return Number.isInteger(entry.choices) && (entry.used === undefined || Number.isInteger(entry.used));
    default:
      return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
