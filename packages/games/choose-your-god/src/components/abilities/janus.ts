/** Janus (section 5.10). */
import { drawIntrigues, drawMiracles } from '../../cards.ts';
import { gainFollowers, gainMobs } from '../../possessions.ts';
import { countPriestsHere, destroyAltarsIn, hasAltarIn } from '../../priests.ts';
import { here } from '../../table.ts';
import type { Ability } from './ability.ts';

export const janus = {
  // Discard 2 cards: gain a Follower. The least Influence wins here. (CG-5.113)
  'janus-light-clarity': {
    cost: { cards: 2 },
    works: () => true,
    effect(s, me, _, ctx) {
      gainFollowers(s, me, 1, 'janus-light-clarity', ctx);
      s.loc.leastWins = true;
      ctx.tell({ type: 'leastWillWin', seat: me, location: here(s) });
    },
  },

  // Pay 7 coins: draw a Miracle for each Priest here, whoever owns it. (CG-5.114)
  'janus-light-virtues': {
    cost: { coins: 7 },
    works: (s) => s.miracleDeck.length > 0 && countPriestsHere(s) > 0,
    effect: (s, me, _, ctx) => drawMiracles(s, me, countPriestsHere(s), 'janus-light-virtues', ctx),
  },

  // Sacrifice a Free token: draw as many Intrigues as it is strong. (CG-5.115)
  'janus-dark-vices': {
    cost: { sacrifice: () => true },
    works: (s) => s.intrigueDeck.length > 0,
    effect: (s, me, paid, ctx) => drawIntrigues(s, me, paid, 'janus-dark-vices', ctx),
  },

  // Discard 9 cards: gain 2 Mobs. All Altars here are destroyed. (CG-5.116)
  'janus-dark-madness': {
    cost: { cards: 9 },
    works: (s) => s.mobReserve > 0 || hasAltarIn(s, here(s)),
    effect(s, me, _, ctx) {
      gainMobs(s, me, 2, 'janus-dark-madness', ctx);
      destroyAltarsIn(s, here(s), 'janus-dark-madness', ctx);
    },
  },
} satisfies Record<string, Ability>;
