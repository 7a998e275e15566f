import { numbersOf } from '../../box.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { takeLife } from '../../verbs/life.ts';
import { highPriest, livingFrom } from '../../verbs/table.ts';

// After each turn of the High Priest it gains a token, and everybody loses 1 life per token; nobody can prevent it. Discarded,
// it loses its tokens. (CD-5.12)
export const ancientShadow: Ritual = {
  tracks: ['ancient'],
  isKept: false,
  onAltar: {
    betweenTurns(s, ctx) {
      s.shadowTokens = Math.min(s.shadowTokens + 1, numbersOf(s.options).supply['shadow-token']);
      ctx.tell({ type: 'shadowGrew', tokens: s.shadowTokens });
      for (const seat of livingFrom(s, highPriest(s))) takeLife(s, seat, s.shadowTokens, 'ancient-shadow', null, ctx);
    },
  },
  discarded(s) {
    s.shadowTokens = 0;
  },
};
