/** What must be true after everything that happened to a cluster: what people noted against what lies in the database. */

import { clockErrors } from '../proofs/crash-checks.ts';
import type { LogLine } from '../proofs/crash-log.ts';
import type { ClockPair, Span } from './person.ts';

/** A picture may have been made in the very moment in which these many lines were written, and show them or not. */
const UNSURE_AFTER = 2;
const UNSURE_BEFORE = 1;
const ALWAYS = [{ from: 0 }];

/** How long both lasted at the same time, all spans together; overlaps of the spans count once. */
export function overlap({ from, to }: Span, spans: readonly Span[]): number {
  let until = from;
  let sum = 0;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(span.from, until);
    const end = Math.min(span.to, to);
    if (end <= begin) continue;
    sum += end - begin;
    until = end;
  }
  return sum;
}

/**
 * How far the clocks of a picture are wrong, in milliseconds: too little left counts fully, too much left only as far as the
 * outages do not explain it. `lines` are those of the table.
 */
export function clockFault(
  pair: ClockPair,
  lines: readonly LogLine[],
  increment: number,
  outages: readonly Span[],
): number {
  const { known, picture } = pair;
  const outage = overlap({ from: known.now, to: picture.now }, outages);
  const first = lines.findIndex(({ at }) => at > known.now);
  const begin = first < 0 ? lines.length : first;
  const end = lines.findLastIndex(({ at }) => at <= picture.now) + 1;
  let least = Number.POSITIVE_INFINITY;
  for (let before = 0; before <= UNSURE_BEFORE; before++) {
    for (let after = 0; after <= UNSURE_AFTER; after++) {
      const unheard = lines.slice(Math.max(0, begin - before), Math.max(begin, end - after));
      const errors = clockErrors(known, unheard, increment, picture, ALWAYS);
      const faults = errors.map((error) => (error < 0 ? -error : Math.max(0, error - outage)));
      least = Math.min(least, Math.max(...faults));
    }
  }
  return Math.round(least);
}

/** How long somebody was away beyond the time in which there was nowhere to go. */
export function awayFor(span: Span, outages: readonly Span[]): number {
  return span.to - span.from - overlap(span, outages);
}

/** All lines of each table. */
export function byTable(log: readonly LogLine[]): ReadonlyMap<string, readonly LogLine[]> {
  return Map.groupBy(log, ({ table }) => table);
}
