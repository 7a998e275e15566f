/** Every way in which a message can read, with `◆` in place of its gaps. */
import { type Argument, type Part, parseMessage } from '@conclave/kernel';

export const GAP = '◆';
const MAX_READINGS = 200;

export function readingsOf(message: string): string[] {
  return readings(parseMessage(message));
}

function readings(parts: readonly Part[]): string[] {
  let all = [''];
  for (const part of parts) {
    const ways = waysOf(part);
    all = all.flatMap((begun) => ways.map((way) => begun + way)).slice(0, MAX_READINGS);
  }
  return all;
}

function waysOf(part: Part): string[] {
  if (typeof part === 'string') return [part];
  return 'branches' in part ? Object.values(part.branches).flatMap(readings) : [GAP];
}

/** Visits every argument of a message, those inside of branches too. */
export function argumentsOf(message: string): Argument[] {
  const inside = (parts: readonly Part[]): Argument[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string' || part.type === 'hash') return [];
      return 'branches' in part ? [part, ...Object.values(part.branches).flatMap(inside)] : [part];
    });
  return inside(parseMessage(message));
}
