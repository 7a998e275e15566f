/** Fafnir (section 5.9). */
import { drawMiracles } from '../../cards.ts';
import { push } from '../../frames.ts';
import { gainCoins, gainMobs, takeCoins } from '../../possessions.ts';
import {
  canRaise,
  changeStrength,
  isToken,
  movePriest,
  raised,
  type Token,
  tokensHere,
  zoneOf,
} from '../../priests.ts';
import { here, lightOpponentsOf, playerOf } from '../../table.ts';
import { RIFT } from '../locations.ts';
import { priceOf } from '../numbers.ts';
import type { Ability } from './ability.ts';

export const fafnir = {
  // Pay 6 coins: a token of yours here gets 1 more strength and goes on to the next Location. (CG-5.109)
  'fafnir-light-greed': {
    cost: { coins: 6 },
    works: (s, me) => here(s) < RIFT && tokensHere(s, me).some((token) => canRaise(playerOf(s, me), token, 1)),
    effect: (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by: 'fafnir-light-greed', paid: 0 }),
    ownPriest: {
      fits: (s, me, priest) => isToken(priest) && canRaise(playerOf(s, me), priest, 1),
      affect(s, me, priest, _, ctx) {
        const token = priest as Token;
        changeStrength(me, token, raised(token, 1), 'fafnir-light-greed', ctx);
        movePriest(me, token, zoneOf(here(s) + 1), 'fafnir-light-greed', ctx);
      },
    },
  },

  // Discard a card and pay 2 coins: turn up the top Intrigue and gain its price. It goes to the bottom. (CG-5.110)
  'fafnir-light-treachery': {
    cost: { cards: 1, coins: 2 },
    works: (s) => s.intrigueDeck.length > 0,
    effect(s, me, _, ctx) {
      const card = s.intrigueDeck.shift();
      if (card === undefined) return;
      ctx.uncover();
      ctx.tell({ type: 'intrigueRevealed', seat: me, card, by: 'fafnir-light-treachery' });
      s.intrigueDeck.push(card);
      gainCoins(s, me, priceOf(s.options, card), 'fafnir-light-treachery', ctx);
    },
  },

  // Sacrifice 2 Followers: each light opponent gives you 7 coins, or all of fewer. (CG-5.111)
  'fafnir-dark-blood-for-gold': {
    cost: { followers: 2 },
    works: (s, me) => lightOpponentsOf(s, me).some((seat) => playerOf(s, seat).coins > 0),
    effect(s, me, _, ctx) {
      for (const seat of lightOpponentsOf(s, me)) takeCoins(s, me, seat, 7, 'fafnir-dark-blood-for-gold', ctx);
    },
  },

  // Pay 15 coins: gain a Mob and draw 2 Miracles. (CG-5.112)
  'fafnir-dark-army': {
    cost: { coins: 15 },
    works: (s) => s.mobReserve > 0 || s.miracleDeck.length > 0,
    effect(s, me, _, ctx) {
      gainMobs(s, me, 1, 'fafnir-dark-army', ctx);
      drawMiracles(s, me, 2, 'fafnir-dark-army', ctx);
    },
  },
} satisfies Record<string, Ability>;
