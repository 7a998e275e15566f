import { type AnyGame, type Choice, type Seat, SeededChance, Telling } from '@conclave/kernel';

/**
 * Whether a choice brings something hidden to light, so that it can only be taken back if the others agree. Found by
 * making it in a world that the seat could be in: which card comes is guessed there, that one comes is not.
 */
export function uncovers(game: AnyGame, view: unknown, seat: Seat, choice: Choice): boolean {
  const chance = new SeededChance('undoable');
  const telling = new Telling(chance);
  game.choose(game.worldFrom(view, chance), seat, choice, telling);
  return telling.uncovered;
}
