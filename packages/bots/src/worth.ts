import type { AnyGame, Seat, State } from '@conclave/kernel';

/** How good a full state is for the seat, from lost (-1) to won (1), by the game's insight; 0 if it has none. */
export function worth(game: AnyGame, state: State, seat: Seat, memory?: unknown): number {
  const outcome = game.outcome(state);
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : -1;
  return game.insight?.evaluate(state, seat, memory) ?? 0;
}
