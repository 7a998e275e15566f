/** Arachne (section 5.13). */
import { drawIntrigues, drawMiracles } from '../../cards.ts';
import { push } from '../../frames.ts';
import { gainCoins } from '../../possessions.ts';
import { freePriests, hasPriestHere, movePriest, strengthsToTake, takePriest, zoneOf } from '../../priests.ts';
import { here, playerOf } from '../../table.ts';
import { RIFT } from '../locations.ts';
import { type Ability, strengthAtLeast, strengthExactly } from './ability.ts';

export const arachne = {
  // Sacrifice 1 to 5 Followers: a Priest of that strength comes here. (CG-5.125)
  'arachne-light-ordination': {
    cost: {
      followersAmong(s, me) {
        const player = playerOf(s, me);
        return strengthsToTake(player).filter((strength) => strength <= player.followers);
      },
    },
    works: () => true,
    effect: (s, me, paid, ctx) => takePriest(s, me, paid, zoneOf(here(s)), 'arachne-light-ordination', ctx),
  },

  // Ritual with a Free Priest of strength 3: a Priest of yours goes on from here to the next Location. Gain a coin. (CG-5.126)
  'arachne-light-charms': {
    cost: { ritual: strengthExactly(3) },
    works: (s, me) => here(s) < RIFT && hasPriestHere(s, me),
    effect: (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by: 'arachne-light-charms', paid: 0 }),
    ownPriest: {
      fits: () => true,
      affect(s, me, priest, _, ctx) {
        movePriest(me, priest, zoneOf(here(s) + 1), 'arachne-light-charms', ctx);
        gainCoins(s, me, 1, 'arachne-light-charms', ctx);
      },
    },
  },

  // Discard 2 cards and pay 2 coins: move at least 4 Free Priests here. (CG-5.127)
  'arachne-dark-grip': {
    cost: { cards: 2, coins: 2 },
    works: (s, me) => freePriests(playerOf(s, me)).length >= 4,
    effect: (s, me) => push(s, { rule: 'pick-free-priest', seat: me, by: 'arachne-dark-grip', moved: 0 }),
  },

  // Sacrifice a Free token of strength 3 or more: gain 3 coins and the top card of each deck. (CG-5.128)
  'arachne-dark-sorcery': {
    cost: { sacrifice: strengthAtLeast(3) },
    works: () => true,
    effect(s, me, _, ctx) {
      gainCoins(s, me, 3, 'arachne-dark-sorcery', ctx);
      drawMiracles(s, me, 1, 'arachne-dark-sorcery', ctx);
      drawIntrigues(s, me, 1, 'arachne-dark-sorcery', ctx);
      const license = s.licenseDeck.shift();
      if (license === undefined) return;
      ctx.uncover();
      playerOf(s, me).licenses.push(license);
      ctx.tell({ type: 'licenseTaken', seat: me, card: license, by: 'arachne-dark-sorcery' });
    },
  },
} satisfies Record<string, Ability>;
