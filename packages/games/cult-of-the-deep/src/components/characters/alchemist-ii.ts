import type { Character } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';
import { mayUse, playerAt } from '../../verbs/table.ts';

// You may heal others by their power symbols, and they may heal you by yours. The first time in a turn that your symbol heals
// you, gain 1 more life. (CD-5.32)
export const alchemistII: Character = {
  life: 16,
  symbol: 'ancient',
  ability: {
    widensSymbols: true,
    symbolHealed(s, me, ctx) {
      if (!mayUse(s, me, 'alchemist2-extra')) return;
      playerAt(s, me).used.push('alchemist2-extra');
      gainLife(s, me, 1, 'alchemist-ii', me, ctx);
    },
  },
};
