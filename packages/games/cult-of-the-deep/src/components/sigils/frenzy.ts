import type { Sigil } from '../../verbs/cards.ts';
import { rollExtraDice, roomForDice } from '../../verbs/rolling.ts';

// Two extra dice in your own Roll phase. (CD-5.61)
export const frenzy: Sigil = {
  when: 'own-roll',
  isUseful: (s, user) => roomForDice(s, user) > 0,
  play: (s, user, ctx) => rollExtraDice(s, user, 2, ctx),
};
