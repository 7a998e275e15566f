/** Anubis (section 5.7). */
import { drawMiracles } from '../../cards.ts';
import { push } from '../../frames.ts';
import { gainCoins, gainFollowers, loseMob, MOST_FOLLOWERS } from '../../possessions.ts';
import {
  canBecome,
  changeStrength,
  countPriestsHere,
  freePriests,
  isToken,
  movePriest,
  strengthsToTake,
  type Token,
  takePriest,
  tokensHere,
} from '../../priests.ts';
import type { Player } from '../../state.ts';
import { lightOpponentsOf, playerOf } from '../../table.ts';
import { HIGHEST_STRENGTH } from '../priests.ts';
import { type Ability, strengthAtLeast, strengthExactly } from './ability.ts';

export const anubis = {
  // Sacrifice a Free token of strength 2 or more: a Follower for each Priest here, whoever owns it. (CG-5.101)
  'anubis-light-passing': {
    cost: { sacrifice: strengthAtLeast(2) },
    works: (s, me) => playerOf(s, me).followers < MOST_FOLLOWERS && countPriestsHere(s) > 0,
    effect: (s, me, _, ctx) => gainFollowers(s, me, countPriestsHere(s), 'anubis-light-passing', ctx),
  },

  // Sacrifice a Follower: a token of yours here gets exactly 2 more strength and goes home. Gain 2 coins. (CG-5.102, CG-9.26)
  'anubis-light-hand-of-death': {
    cost: { followers: 1 },
    works: (s, me) => tokensHere(s, me).some((token) => canGainTwo(playerOf(s, me), token)),
    effect: (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by: 'anubis-light-hand-of-death', paid: 0 }),
    ownPriest: {
      fits: (s, me, priest) => isToken(priest) && canGainTwo(playerOf(s, me), priest),
      affect(s, me, priest, _, ctx) {
        const token = priest as Token;
        changeStrength(me, token, token.strength + 2, 'anubis-light-hand-of-death', ctx);
        movePriest(me, token, 'free', 'anubis-light-hand-of-death', ctx);
        gainCoins(s, me, 2, 'anubis-light-hand-of-death', ctx);
      },
    },
  },

  // Sacrifice a Free token of strength 1: each light opponent loses a Mob. Draw a Miracle. (CG-5.103)
  'anubis-dark-mummy': {
    cost: { sacrifice: strengthExactly(1) },
    works: (s, me) => s.miracleDeck.length > 0 || lightOpponentsOf(s, me).some((seat) => playerOf(s, seat).mobs > 0),
    effect(s, me, _, ctx) {
      for (const seat of lightOpponentsOf(s, me)) loseMob(s, seat, 'anubis-dark-mummy', ctx);
      drawMiracles(s, me, 1, 'anubis-dark-mummy', ctx);
    },
  },

  // Sacrifice 2 Followers: take a Priest whose strength is the number of your Free Priests; with more than 5 there is none. (CG-5.104)
  'anubis-dark-resurrection': {
    cost: { followers: 2 },
    works(s, me) {
      const player = playerOf(s, me);
      return strengthsToTake(player).includes(resurrected(player));
    },
    effect: (s, me, _, ctx) => takePriest(s, me, resurrected(playerOf(s, me)), 'free', 'anubis-dark-resurrection', ctx),
  },
} satisfies Record<string, Ability>;

/** The Patriarch counts if it is free (CG-9.28). */
function resurrected(player: Player): number {
  return freePriests(player).length;
}

/** There is no token beyond 5, and less than 2 more is not what the card says (CG-9.26). */
function canGainTwo(player: Player, token: Token): boolean {
  return token.strength + 2 <= HIGHEST_STRENGTH && canBecome(player, token, token.strength + 2);
}
