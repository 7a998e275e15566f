/** What effects demand of other players: they decide one by one, clockwise (CG-2.34). */
import type { Seat } from '@conclave/kernel';
import { give, type HandCard, handCards, mergedCards, type OwnCard, ownCards } from '../cards.ts';
import { locationChoice } from '../choices.ts';
import { type Context, push, question, sequence, type TributeEffect } from '../frames.ts';
import { loseFollowers, loseMob } from '../possessions.ts';
import { destroyAltar } from '../priests.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

export const tribute = sequence('tribute', [
  (s, { seat, to, by }, ctx) => {
    if (by === 'cthulhu-dark-will') loseMob(s, seat, by, ctx);
    demandCard(s, seat, to, by, ctx);
  },
]);

/** With a single card there is nothing to choose; otherwise the victim is asked, even if all are copies of one (CG-4.5 b). */
function demandCard(s: City, seat: Seat, to: Seat, by: TributeEffect, ctx: Context): void {
  const isSearch = by === 'int-secret-search';
  const [only, ...others] = isSearch ? handCards(playerOf(s, seat)) : ownCards(s, seat);
  if (only === undefined) return;
  if (others.length === 0) give(s, seat, to, only, by, ctx);
  else push(s, isSearch ? { rule: 'give-hand-card', seat, to } : { rule: 'give-card', seat, to, by });
}

/** Secret Search: Licenses and the Supremacy card are safe (CG-5.36). */
export const giveHandCard = question('give-hand-card', {
  asks: (_, { seat }) => seat,
  options: (s, { seat }) => mergedCards(handCards(playerOf(s, seat))),
  choose: (s, { seat, to }, card: HandCard, ctx) => give(s, seat, to, card, 'int-secret-search', ctx),
});

/** Will of the Ancient and Dispelling the Myth: any own card (CG-9.38). */
export const giveCard = question('give-card', {
  asks: (_, { seat }) => seat,
  options: (s, { seat }) => mergedCards(ownCards(s, seat)),
  choose: (s, { seat, to, by }, card: OwnCard, ctx) => give(s, seat, to, card, by, ctx),
});

/** Foiled Plot: the Mob is gone already; an Altar of the victim's choice follows, then the Followers (CG-5.33). */
export const loseAltar = question('lose-altar', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) => playerOf(s, seat).altars.map(locationChoice),
  choose(s, { seat }, { location }, ctx) {
    destroyAltar(s, seat, location, 'int-foiled-plot', ctx);
    loseFollowers(s, seat, 2, 'int-foiled-plot', ctx);
  },
});
