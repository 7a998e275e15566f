/** How the Cultist Deck is stacked (RC-3.5 to RC-3.8): three piles of Cultists, an Old One in each. All of it is an open fact. */
import type { RiseOptions } from './state.ts';

/** What is left after dealing two hands of five and the first card of the Valley makes three piles of this many Cultists. */
const PILE = 13;

/** Cards dealt to the second player beyond the printed five come from the bottom of the last pile (RC-7.8). */
export function extraCards(options: RiseOptions): number {
  return options.secondPlayerCards - 5;
}

export function cultistsInPile(options: RiseOptions, pile: number): number {
  return pile === 2 ? PILE - extraCards(options) : PILE;
}

/** Where a pile begins in the full deck: each of those above it has an Old One too. */
export function topOfPile(pile: number): number {
  return pile * (PILE + 1);
}

export function fullDeck(options: RiseOptions): number {
  return topOfPile(3) - extraCards(options);
}

const NEAR_MIDDLE = [4, 5, 6, 7, 8, 9];
const MIDDLE = [6];

/** How many cards of its pile may lie above an Old One (RC-3.7, RC-7.3). */
export function insertionPlaces(options: RiseOptions, pile: number): readonly number[] {
  switch (options.oldOnePosition) {
    case 'middle':
      return MIDDLE;
    case 'near-middle':
      return NEAR_MIDDLE;
    case 'shuffled':
      return Array.from({ length: cultistsInPile(options, pile) + 1 }, (_, place) => place);
  }
}
