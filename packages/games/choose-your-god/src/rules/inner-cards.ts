/** Abilities that let the player play another card: Change of Guise, Harvest of Chaos, Policy of Terror, Path of Iniquity. */
import type { Seat } from '@conclave/kernel';
import {
  type HandCard,
  handCards,
  mergedCards,
  type OwnCard,
  ownCards,
  putAtBottom,
  removeFromHand,
  withoutCopies,
} from '../cards.ts';
import { intrigueChoice, miracleChoice } from '../choices.ts';
import { type HandCardId, nameOf } from '../components/cards.ts';
import { licenses } from '../components/licenses.ts';
import { type InnerCardEffect, push, question, sequence } from '../frames.ts';
import { payCoins } from '../possessions.ts';
import { SUPREMACY_STRENGTH } from '../priests.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';
import { discardCards } from './costs.ts';
import { type After, canPlay, FROM_HAND, NOW, recordOf } from './playing.ts';

const GUISE_COINS = 3;

/** Always asked, even with one option (CG-4.5 c). The card leaves the hand at once. */
export const pickInnerCard = question('pick-inner-card', {
  asks: (_, { seat }) => seat,
  options: (s, { seat, ability }) => innerCards(s, seat, ability),
  choose(s, { seat, ability }, { card }: HandCard, ctx) {
    removeFromHand(playerOf(s, seat), card);
    push(s, { rule: 'play', seat, card, by: ability });
    if (ability !== 'tiamat-light-guise') return;
    ctx.tell({ type: 'cardShown', seat, card, by: ability });
    payCoins(s, seat, GUISE_COINS, ability, ctx);
    discardCards(s, seat, ability, 1, card, ctx);
  },
});

function innerCards(s: City, seat: Seat, ability: InnerCardEffect): HandCard[] {
  const { miracles, intrigues } = playerOf(s, seat).hand;
  const isPlayable = (card: HandCardId) => canPlay(s, seat, card, FROM_HAND);
  switch (ability) {
    case 'tiamat-light-guise':
      return mergedCards(guises(s, seat));
    case 'tiamat-dark-harvest':
      return withoutCopies(miracles).filter(isPlayable).map(miracleChoice);
    case 'atheism-light-terror':
      return withoutCopies(intrigues).filter(isPlayable).map(intrigueChoice);
  }
}

/** The sealed hand cards that Change of Guise can play: some other card can be discarded so that they can be played then (CG-9.61). */
export function guises(s: City, seat: Seat): HandCard[] {
  const player = playerOf(s, seat);
  if (player.coins < GUISE_COINS) return [];
  return handCards(player).filter(
    (inner) =>
      recordOf(nameOf(inner.card)).seal &&
      // The card itself is still in the hand, and so will not be counted either.
      ownCards(s, seat).some((other) => other !== inner && canPlay(s, seat, inner.card, afterDiscarding(other, -2))),
  );
}

/** What may be discarded as a cost: any own card, but for Change of Guise only what leaves the shown card playable. */
export function discardsFor(s: City, seat: Seat, inner: HandCardId | null): OwnCard[] {
  const cards = ownCards(s, seat);
  return inner === null ? cards : cards.filter((card) => canPlay(s, seat, inner, afterDiscarding(card, -1)));
}

function afterDiscarding(card: OwnCard, cards: number): After {
  return { ...NOW, cards, strength: -patriarchShare(card), asDark: true };
}

/** What the card adds to its owner's Patriarch. */
function patriarchShare(card: OwnCard): number {
  if (card.type === 'license') return licenses[card.card].strength;
  return card.type === 'supremacy' ? SUPREMACY_STRENGTH : 0;
}

/** Path of Iniquity: the top Intrigue is turned up and must be played if it can be; then the next (CG-5.119). */
export const iniquity = sequence('iniquity', [
  (s, { seat, left }, ctx) => {
    const card = s.intrigueDeck.shift();
    if (card === undefined) return;
    ctx.uncover();
    ctx.tell({ type: 'intrigueRevealed', seat, card, by: 'nirriti-dark-iniquity' });
    if (left > 1) push(s, { rule: 'iniquity', seat, left: left - 1 });
    if (canPlay(s, seat, card, NOW)) push(s, { rule: 'play', seat, card, by: 'nirriti-dark-iniquity' });
    else putAtBottom(s, card);
  },
]);
