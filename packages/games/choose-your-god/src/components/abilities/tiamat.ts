/** Tiamat (section 5.12). */
import { drawMiracles } from '../../cards.ts';
import { push } from '../../frames.ts';
import { withInfluenceHere } from '../../influence.ts';
import { loseMob } from '../../possessions.ts';
import { canTake, freeTokens, type Token, takePriest, zoneOf } from '../../priests.ts';
import { guises } from '../../rules/inner-cards.ts';
import { canPlay, FROM_HAND } from '../../rules/playing.ts';
import type { Player, Priest } from '../../state.ts';
import { here, playerOf } from '../../table.ts';
import { HIGHEST_STRENGTH, TOKENS_PER_STRENGTH } from '../priests.ts';
import { type Ability, strengthAtLeast, strengthExactly } from './ability.ts';

export const tiamat = {
  // Discard a card and pay 3 coins: play a card with a dark seal from your hand as if you were dark. (CG-5.121)
  // The card is picked before the cost is paid, so `pick-inner-card` sees to the cost.
  'tiamat-light-guise': {
    cost: {},
    works: (s, me) => guises(s, me).length > 0,
    effect: (s, me) => push(s, { rule: 'pick-inner-card', seat: me, ability: 'tiamat-light-guise' }),
  },

  // Ritual with a Free Priest of strength 3 or more: destroy 3 of your other Free tokens. A Priest of strength 5 comes here. (CG-5.122)
  'tiamat-light-incarnation': {
    cost: {
      ritual: (s, me, priest) => strengthAtLeast(3)(s, me, priest) && canIncarnate(playerOf(s, me), priest),
    },
    works: () => true,
    effect(s, me) {
      push(s, { rule: 'aftermath', seat: me, ability: 'tiamat-light-incarnation' });
      push(s, { rule: 'destroy-priest', seat: me, left: 3 });
    },
    afterwards: (s, me, ctx) => takePriest(s, me, HIGHEST_STRENGTH, zoneOf(here(s)), 'tiamat-light-incarnation', ctx),
  },

  // Discard 3 cards: every Cult here, yours too, loses a Mob. (CG-5.123)
  'tiamat-dark-dragons': {
    cost: { cards: 3 },
    works: (s) => withInfluenceHere(s).some((seat) => playerOf(s, seat).mobs > 0),
    effect(s, _me, _paid, ctx) {
      for (const seat of withInfluenceHere(s)) loseMob(s, seat, 'tiamat-dark-dragons', ctx);
    },
  },

  // Ritual with a Free Priest of strength 5: play a Miracle from your hand, then draw 2 Miracles. (CG-5.124)
  'tiamat-dark-harvest': {
    cost: { ritual: strengthExactly(5) },
    works: (s, me) =>
      playerOf(s, me).hand.miracles.some((card) => canPlay(s, me, card, { ...FROM_HAND, freePriests: -1 })),
    effect(s, me) {
      push(s, { rule: 'aftermath', seat: me, ability: 'tiamat-dark-harvest' });
      push(s, { rule: 'pick-inner-card', seat: me, ability: 'tiamat-dark-harvest' });
    },
    afterwards: (s, me, ctx) => drawMiracles(s, me, 2, 'tiamat-dark-harvest', ctx),
  },
} satisfies Record<string, Ability>;

/**
 * Whether a Priest of strength 5 will be there to be taken, once this one has paid and others are destroyed: one of the
 * three in play must be among those, if there are three, and any token, if the whole reserve is in use.
 */
function canIncarnate(player: Player, payer: Priest): boolean {
  if (canTake(player, HIGHEST_STRENGTH)) return true;
  const others = freeTokens(player).filter((token) => token !== payer);
  return others.some((token) => !isStrongestSpent(player) || token.strength === HIGHEST_STRENGTH);
}

/** Which Free tokens may be destroyed while so many are still to go, so that strength 5 can be had in the end. */
export function destroyable(player: Player, left: number): Token[] {
  const mustFreeFive = left === 1 && isStrongestSpent(player);
  return freeTokens(player).filter((token) => !mustFreeFive || token.strength === HIGHEST_STRENGTH);
}

/** All tokens of strength 5 are in play. */
function isStrongestSpent({ priests }: Player): boolean {
  return priests.filter((priest) => priest.strength === HIGHEST_STRENGTH).length === TOKENS_PER_STRENGTH;
}
