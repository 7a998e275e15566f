/** How an option is best asked: a few values in a list, many numbers as a number, a set by its members. */
import type { GameOption } from '../../core/api.ts';

type Value = GameOption['values'][number];

/** Fewer numbers than this are a list that one can read. */
const MANY = 8;

export interface NumberRange {
  readonly from: number;
  readonly to: number;
  /** Values beside the numbers, such as "never". */
  readonly others: readonly Value[];
}

/** The whole numbers without a gap among the values, if they are many; null: there are few. */
export function rangeOf({ values }: Pick<GameOption, 'values'>): NumberRange | null {
  const numbers = values.map(({ value }) => value).filter((value) => typeof value === 'number');
  const sorted = numbers.toSorted((a, b) => a - b);
  // What follows a gap is the range; what comes before it stands alone.
  const from = sorted.findLast((number) => !numbers.includes(number - 1));
  const to = sorted.at(-1);
  if (from === undefined || to === undefined || to - from + 1 < MANY) return null;
  const isOther = ({ value }: Value) => typeof value !== 'number' || value < from;
  return { from, to, others: values.filter(isOther) };
}

/** The members of an option whose values are all sets of them, written as lists; null: it is not such an option. */
export function membersOf({ values }: Pick<GameOption, 'values'>): readonly Value[] | null {
  const members = values.filter(({ value }) => value !== '' && !String(value).includes(','));
  const isEverySet = values.length === 2 ** members.length && values.length > MANY;
  return isEverySet ? members : null;
}

/** The list with this member in or out of it, in the order of the members. */
export function withMember(members: readonly Value[], list: string, member: string, isIn: boolean): string {
  const chosen = new Set(list.split(','));
  if (isIn) chosen.add(member);
  else chosen.delete(member);
  return members
    .map(({ value }) => String(value))
    .filter((value) => chosen.has(value))
    .join(',');
}
