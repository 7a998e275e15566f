/** How many tables one person may have at a time, so that nobody fills the lobby or keeps the bots from everybody else. */
import { Problem } from '../../problem.ts';
import type { TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { seatOf } from './access.ts';

export interface PersonLimits {
  /** Tables that gather, as their host. */
  readonly gathering: number;
  /** Games with a seat, with a clock of minutes; and those that may take days. */
  readonly live: number;
  readonly slow: number;
  /** Tables in play without any person, as their host. */
  readonly botsOnly: number;
}

export const PERSON_LIMITS: PersonLimits = { gathering: 5, live: 10, slow: 50, botsOnly: 2 };

/** `tables` are those where the user sits or hosts already; `wanted` may be one of them. */
export interface Room {
  readonly who: User;
  readonly tables: readonly TableRow[];
  readonly wanted: TableRow;
  readonly limits: PersonLimits;
}

export function mayHost({ limits, ...room }: Room): void {
  const hosted = others(room).filter(({ host, status }) => host === room.who.id && status === 'gathering');
  if (hosted.length < limits.gathering) return;
  throw new Problem('too-many', `You have ${limits.gathering} open tables. Start or close one of them first.`);
}

export function maySit({ limits, ...room }: Room): void {
  const { who, wanted } = room;
  const isLive = wanted.clock.kind === 'live';
  const limit = isLive ? limits.live : limits.slow;
  const alike = others(room).filter((row) => seatOf(row, who) !== null && (row.clock.kind === 'live') === isLive);
  if (alike.length < limit) return;
  throw new Problem('too-many', `You are in ${limit} games. Finish or leave one of them first.`);
}

/** At the start: where no person sits, bots think for nobody. */
export function mayStart({ limits, ...room }: Room): void {
  const isOfBots = ({ seats }: TableRow) => seats.every(({ user }) => user === null);
  const alike = others(room).filter((row) => row.status === 'playing' && row.host === room.who.id && isOfBots(row));
  if (!isOfBots(room.wanted) || alike.length < limits.botsOnly) return;
  throw new Problem('too-many', `You have ${limits.botsOnly} games of bots alone. Wait until one of them is over.`);
}

function others({ tables, wanted }: Omit<Room, 'limits'>): readonly TableRow[] {
  return tables.filter(({ id, status }) => id !== wanted.id && (status === 'gathering' || status === 'playing'));
}
