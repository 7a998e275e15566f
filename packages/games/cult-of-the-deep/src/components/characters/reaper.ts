import type { Character } from '../../verbs/cards.ts';
import { gainLife } from '../../verbs/life.ts';

// Whenever another player dies, gain 3 life. (CD-5.47)
export const reaper: Character = {
  life: 16,
  symbol: 'double-dagger',
  ability: {
    died(s, me, dead, ctx) {
      for (const _ of dead) gainLife(s, me, 3, 'reaper', me, ctx);
    },
  },
};
