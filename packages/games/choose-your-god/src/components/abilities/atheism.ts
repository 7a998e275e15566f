/** Atheism (section 5.14). */
import { cardCount, drawIntrigues } from '../../cards.ts';
import { push, pushEach } from '../../frames.ts';
import { gainCoins, gainFollowers, MOST_FOLLOWERS } from '../../possessions.ts';
import { buildAltar, hasAltarIn, hasPriestHere, isToken, mayBuild, type Token } from '../../priests.ts';
import { canPlay, FROM_HAND } from '../../rules/playing.ts';
import { here, lightOpponentsOf, opponentsOf, playerOf } from '../../table.ts';
import { type Ability, patriarchAtLeast, strengthAtLeast } from './ability.ts';

export const atheism = {
  // Ritual with a Free Priest of strength 4 or more: gain a Follower, if no other player has a Priest here. (CG-5.129)
  'atheism-light-science': {
    cost: { ritual: strengthAtLeast(4) },
    works: (s, me) =>
      playerOf(s, me).followers < MOST_FOLLOWERS && !opponentsOf(s, me).some((seat) => hasPriestHere(s, seat)),
    effect: (s, me, _, ctx) => gainFollowers(s, me, 1, 'atheism-light-science', ctx),
  },

  // Sacrifice 2 Followers: play an Intrigue from your hand, then draw an Intrigue and gain 3 coins. (CG-5.130)
  'atheism-light-terror': {
    cost: { followers: 2 },
    works: (s, me) =>
      playerOf(s, me).hand.intrigues.some((card) => canPlay(s, me, card, { ...FROM_HAND, followers: -2 })),
    effect(s, me) {
      push(s, { rule: 'aftermath', seat: me, ability: 'atheism-light-terror' });
      push(s, { rule: 'pick-inner-card', seat: me, ability: 'atheism-light-terror' });
    },
    afterwards(s, me, ctx) {
      drawIntrigues(s, me, 1, 'atheism-light-terror', ctx);
      gainCoins(s, me, 3, 'atheism-light-terror', ctx);
    },
  },

  // Ritual with your Patriarch of strength 15 or more: each light opponent gives you a card of their choice. (CG-5.131)
  'atheism-dark-myth': {
    cost: { ritual: patriarchAtLeast(15) },
    works: (s, me) => lightOpponentsOf(s, me).some((seat) => cardCount(s, seat) > 0),
    effect: (s, me) =>
      pushEach(s, lightOpponentsOf(s, me), (seat) => ({ rule: 'tribute', seat, to: me, by: 'atheism-dark-myth' })),
  },

  // Discard 3 cards: build an Altar here, if no Altar of anybody stands here. (CG-5.132)
  'atheism-dark-nihilism': {
    cost: { cards: 3 },
    works: (s, me) => !hasAltarIn(s, here(s)) && mayBuild(playerOf(s, me), here(s)),
    effect: (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by: 'atheism-dark-nihilism', paid: 0 }),
    ownPriest: {
      fits: (_s, _me, priest) => isToken(priest),
      affect: (s, me, priest, _, ctx) => buildAltar(s, me, priest as Token, 'atheism-dark-nihilism', ctx),
    },
  },
} satisfies Record<string, Ability>;
