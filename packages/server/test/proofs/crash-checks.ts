/** What must be true after a crash: compares what players noted with what lies on disk and with what they are shown next. */
import { isDeepStrictEqual } from 'node:util';
import type { ClockInfo, Snapshot } from '@conclave/protocol';
import type { LogLine } from './crash-log.ts';
import type { Player } from './player.ts';

/** What somebody chose at one table. */
export type Chosen = Pick<Player, 'guest' | 'table' | 'sent'>;

/** Nothing that was acknowledged is missing, nothing is there twice, and nothing is there that nobody chose. */
export function checkChoices(players: readonly Chosen[], log: readonly LogLine[]): string[] {
  const faults: string[] = [];
  const stored = new Map<string, LogLine[]>();
  for (const line of log) {
    if (line.kind !== 'choice') continue;
    const key = keyOf(line.table, line.user, line.command);
    stored.set(key, [...(stored.get(key) ?? []), line]);
  }
  for (const { guest, table, sent } of players) {
    for (const one of sent) {
      const key = keyOf(table, guest.id, one.id);
      const lines = stored.get(key) ?? [];
      stored.delete(key);
      if (one.answer === 'done' && lines.length === 0) faults.push(`LOST: ${key} was acknowledged and is not stored`);
      if (lines.length > 1) faults.push(`DOUBLED: ${key} was carried out ${lines.length} times`);
      const isRefused = one.answer !== 'done' && one.answer !== null;
      if (isRefused && lines.length > 0) faults.push(`REFUSED AND DONE: ${key}, ${JSON.stringify(one.answer)}`);
      const isOther = lines.some(({ choice }) => !isDeepStrictEqual(choice, one.choice));
      if (isOther) faults.push(`CHANGED: ${key} is stored as another choice`);
    }
  }
  for (const [key, lines] of stored) {
    faults.push(`NOBODY'S: ${key} was not sent; it was decided by ${lines[0]?.decidedBy}`);
  }
  return [...faults, ...numberFaults(log)];
}

/** The lines of each table are numbered from 0 without a gap. */
function numberFaults(log: readonly LogLine[]): string[] {
  const next = new Map<string, number>();
  return log.flatMap(({ table, n }) => {
    const wanted = next.get(table) ?? 0;
    next.set(table, n + 1);
    return n === wanted ? [] : [`GAP: line ${wanted} of table ${table} is missing`];
  });
}

function keyOf(table: string, user: string | null, command: string | null): string {
  return `table ${table}, user ${user}, command ${command}`;
}

/** What a player was told before is what happened still. */
export function checkToldBefore(before: Snapshot, after: Snapshot): string[] {
  const told = before.events.told;
  const isSame = isDeepStrictEqual(told, after.events.told.slice(0, told.length));
  return isSame ? [] : [`UNTOLD: table ${before.info.id} forgot events that were told`];
}

/** When a server was open; one without an end still is. */
export interface Life {
  readonly from: number;
  readonly to?: number;
}

/**
 * The same lives without the times in which the server itself stood still, as on a machine that is too busy: those that it noted
 * and that lie wholly within a life. What it notes about the time before it started is not believed: that is what is checked.
 */
export function withoutStalls(lives: readonly Life[], outages: readonly { from: number; to: number }[]): Life[] {
  return lives.flatMap((life) => {
    const stalls = outages
      .filter(({ from, to }) => from > life.from && to <= (life.to ?? Number.POSITIVE_INFINITY))
      .toSorted((a, b) => a.from - b.from);
    const starts = [life.from, ...stalls.map(({ to }) => to)];
    return starts.map((from, i) => ({ from, ...whenDefined(stalls[i]?.from ?? life.to) }));
  });
}

function whenDefined(to: number | undefined): { to?: number } {
  return to === undefined ? {} : { to };
}

/**
 * How far the clocks of a picture are from what the player expects: what was left when it was last heard of, less the time
 * in which a server was open since then, and what choices did that were stored but not heard of. Milliseconds, by seat.
 */
export function clockErrors(
  known: ClockInfo,
  unheard: readonly LogLine[],
  increment: number,
  picture: ClockInfo,
  lives: readonly Life[],
): number[] {
  const left = known.left.map((rest) => rest as number);
  let at = known.now;
  for (const choice of unheard) {
    left[choice.seat] = (left[choice.seat] as number) - timeOpen(lives, at, choice.at) + increment;
    at = choice.at;
  }
  return left.map((rest, seat) => {
    const expected = picture.running.includes(seat) ? rest - timeOpen(lives, at, picture.now) : rest;
    return (picture.left[seat] as number) - expected;
  });
}

function timeOpen(lives: readonly Life[], from: number, to: number): number {
  return lives.reduce((sum, life) => sum + Math.max(0, Math.min(life.to ?? to, to) - Math.max(life.from, from)), 0);
}
