/** A replay as a row of moments: what was seen after each move, and what was told until then. */
import type { Seat, ToldEvent } from '@conclave/kernel';
import { applyPatch, type Replay } from '@conclave/protocol';

export interface Moment {
  /** Who chose; null for the beginning. */
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly fresh: readonly ToldEvent[];
  /** How many events were told up to and including this moment. */
  readonly told: number;
}

export function momentsOf(replay: Replay): readonly Moment[] {
  const moments: Moment[] = [];
  let view: unknown = null;
  let told = 0;
  for (const move of replay.moves) {
    view = applyPatch(view, move.patch);
    told += move.events.length;
    moments.push({ seat: move.seat, view, fresh: move.events, told });
  }
  return moments;
}

/** The number in an address, if it is one of a replay of so many moves. */
export function moveIn(search: URLSearchParams, last: number): number {
  const move = Number(search.get('move') ?? last);
  return Number.isInteger(move) ? Math.min(Math.max(0, move), last) : last;
}

/** The first moment of each round, from the first round on. */
export function roundsIn(moments: readonly Moment[], roundOf: (view: unknown) => number): readonly number[] {
  const rounds = moments.map(({ view }) => roundOf(view));
  const last = Math.max(0, ...rounds);
  return Array.from({ length: last }, (_, i) => rounds.findIndex((round) => round > i));
}

/** The move in which the event with this number was told. */
export function moveOf(moments: readonly Moment[], event: number): number {
  const move = moments.findIndex(({ told }) => told > event);
  return move === -1 ? moments.length - 1 : move;
}
