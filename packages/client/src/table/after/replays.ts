import type { Observer } from '@conclave/kernel';
import type { Replay } from '@conclave/protocol';
import { ask } from '../../core/http.ts';

export type ReplayObserver = Observer | 'all';

export function fetchReplay(table: string, as: ReplayObserver): Promise<Replay> {
  return ask<Replay>('GET', `/api/tables/${encodeURIComponent(table)}/replay?as=${as}`);
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
