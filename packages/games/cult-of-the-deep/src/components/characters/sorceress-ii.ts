import type { Character } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';

// Anybody may commit Cosmos to you. When two of them have resolved, they explode: their owner exempts one player, and all others
// lose 2 life. Then you gain 1. (CD-5.34)
export const sorceressII: Character = {
  life: 18,
  symbol: 'parchment',
  ability: {
    takesArcane: () => true,
    explodesAs: 'sorceress-ii',
    exploded: (s, me, ctx) => gainLife(s, me, 1, 'sorceress-ii', me, ctx),
  },
};
