/** Cult: Choose Your God Wisely, from the Resolution Phase of its first round on. */
import { chooseYourGod } from '@conclave/choose-your-god';
import { scenarios } from '@conclave/choose-your-god/scenario';
import { type AnyGame, resolveOptions, SeededChance, type State, silent } from '@conclave/kernel';

/**
 * Three Cults that each hold a card, so that everybody is asked everywhere. Seat 0 is First Player and alone in the
 * Locations 1, 5 and 9.
 */
export function resolutionOf(given: object = {}): State {
  const players = [
    { hand: ['mir-relic-trade'], priests: ['1@loc-1', '1@loc-5', '1@loc-9'] },
    { hand: ['mir-relic-trade'] },
    { hand: ['mir-relic-trade'] },
  ];
  const all = { phase: 'resolution', round: 1, players, ...given };
  return scenarios.given(3, resolveOptions(chooseYourGod), all, silent(new SeededChance(1)));
}

/** The game, beginning there. */
export function cityAt(given: object = {}): AnyGame {
  return { ...chooseYourGod, setup: () => resolutionOf(given) as never };
}
