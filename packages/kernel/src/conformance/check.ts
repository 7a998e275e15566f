import { firstDifference } from '../plain.ts';
import type { Journey } from './journey.ts';

/** One promise of the contract: it throws an error that says where the promise was broken. */
export interface Check {
  readonly title: string;
  /** Looks at random games of one table. */
  run(journeys: readonly Journey[]): void;
}

/** Throws where two things that must say the same do not. */
export function mustBeSame(what: string, found: unknown, wanted: unknown): void {
  const where = firstDifference(found, wanted);
  if (where !== null) throw new Error(`${what}: ${where} ${excerpt(found, where)}, not ${excerpt(wanted, where)}`);
}

/** Where two things would look different to whoever receives them, down to the order of their fields; null: nowhere. */
export function visibleDifference(a: unknown, b: unknown): string | null {
  const where = firstDifference(a, b);
  if (where !== null) return `${where} (${excerpt(a, where)} or ${excerpt(b, where)})`;
  return JSON.stringify(a) === JSON.stringify(b) ? null : 'the order of fields';
}

function excerpt(value: unknown, path: string): string {
  const part = path.startsWith('(') ? value : path.split('.').reduce(inside, value);
  const text = JSON.stringify(part) ?? 'absent';
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}

function inside(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[key];
}
