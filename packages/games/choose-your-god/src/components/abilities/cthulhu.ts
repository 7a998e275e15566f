/** Cthulhu (section 5.8). */
import type { Seat } from '@conclave/kernel';
import { cardCount } from '../../cards.ts';
import { push, pushEach } from '../../frames.ts';
import { gainFollowers, loseCoins, MOST_FOLLOWERS } from '../../possessions.ts';
import { buildAltar, changeStrength, isToken, mayBuild, raised, type Token, tokensHere } from '../../priests.ts';
import type { City } from '../../state.ts';
import { here, lightOpponentsOf, playerOf } from '../../table.ts';
import { HIGHEST_STRENGTH, TOKENS_PER_STRENGTH } from '../priests.ts';
import type { Ability } from './ability.ts';

export const cthulhu = {
  // Sacrifice a Free token: a token of yours here gets its strength on top, up to 5. (CG-5.105)
  'cthulhu-light-abyss': {
    cost: {
      sacrifice: (s, me, x) => isToken(x) && tokensHere(s, me).some((y) => canAbsorb(s, me, y, x.strength, x)),
    },
    works: () => true,
    effect: (s, me, paid) => push(s, { rule: 'pick-own-priest', seat: me, by: 'cthulhu-light-abyss', paid }),
    ownPriest: {
      fits: (s, me, y, paid) => isToken(y) && canAbsorb(s, me, y, paid, null),
      affect(_, me, priest, paid, ctx) {
        const y = priest as Token;
        changeStrength(me, y, raised(y, paid), 'cthulhu-light-abyss', ctx);
      },
    },
  },

  // Sacrifice 5 Followers and all your Free tokens: build an Altar here. (CG-5.106)
  'cthulhu-light-great-shrine': {
    cost: { followers: 5, allFreeTokens: true },
    works: (s, me) => mayBuild(playerOf(s, me), here(s)),
    effect: (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by: 'cthulhu-light-great-shrine', paid: 0 }),
    ownPriest: {
      fits: (_s, _me, priest) => isToken(priest),
      affect: (s, me, priest, _, ctx) => buildAltar(s, me, priest as Token, 'cthulhu-light-great-shrine', ctx),
    },
  },

  // Discard 2 cards: every player with 7 or more coins, you included, loses 7. Gain 2 Followers. (CG-5.107)
  'cthulhu-dark-furious-storm': {
    cost: { cards: 2 },
    works: (s, me) => playerOf(s, me).followers < MOST_FOLLOWERS || s.players.some(({ coins }) => coins >= 7),
    effect(s, me, _, ctx) {
      for (const seat of s.seating) {
        if (playerOf(s, seat).coins >= 7) loseCoins(s, seat, 7, 'cthulhu-dark-furious-storm', ctx);
      }
      gainFollowers(s, me, 2, 'cthulhu-dark-furious-storm', ctx);
    },
  },

  // Sacrifice 5 Followers: each light opponent loses a Mob and gives you a card of their choice. (CG-5.108)
  'cthulhu-dark-will': {
    cost: { followers: 5 },
    works: (s, me) => lightOpponentsOf(s, me).some((seat) => playerOf(s, seat).mobs > 0 || cardCount(s, seat) > 0),
    effect: (s, me) =>
      pushEach(s, lightOpponentsOf(s, me), (seat) => ({ rule: 'tribute', seat, to: me, by: 'cthulhu-dark-will' })),
  },
} satisfies Record<string, Ability>;

/** At most two of the player's other tokens have the new strength already, the sacrificed one not counted (CG-5.105). */
function canAbsorb(s: City, me: Seat, y: Token, strength: number, sacrificed: Token | null): boolean {
  if (y.strength === HIGHEST_STRENGTH) return false;
  const reached = raised(y, strength);
  const others = playerOf(s, me).priests.filter((one) => one !== y && one !== sacrificed && one.strength === reached);
  return others.length < TOKENS_PER_STRENGTH;
}
