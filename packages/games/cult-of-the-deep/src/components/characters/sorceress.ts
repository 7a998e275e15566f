import type { Character } from '../../verbs/cards.ts';

// You may commit Cosmos to yourself. When two of them have resolved, you may let them explode: you exempt one player, and all
// others lose 2 life. (CD-5.33)
export const sorceress: Character = {
  life: 16,
  symbol: 'ancient',
  ability: {
    takesArcane: (me, from) => me === from,
    explodesAs: 'sorceress',
    mayRefuseExplosion: true,
  },
};
