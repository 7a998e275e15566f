import type { AnyGame, Seat, State } from '@conclave/kernel';

/** How good a full state is for the seat, from lost (-1) to won (1), as the game's insight thinks; 0 without any. */
export function worth(game: AnyGame, state: State, seat: Seat, memory?: unknown): number {
  const outcome = game.outcome(state);
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : -1;
  return game.insight?.evaluate(state, seat, memory) ?? 0;
}
