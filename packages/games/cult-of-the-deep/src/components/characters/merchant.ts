import type { Character } from '../../verbs/cards.ts';
import { gainLife, spendCoin } from '../../verbs/life.ts';
import { mayUse, playerAt } from '../../verbs/table.ts';

// You begin with two Chant coins and a Siren coin. In your Commit phase, sell one coin for 2 life. (CD-5.35)
export const merchant: Character = {
  life: 16,
  symbol: 'parchment',
  chantCoins: 2,
  sirenCoins: 1,
  ability: {
    commitActs(s, me, add) {
      if (!mayUse(s, me, 'merchant-sell')) return;
      const { coins } = playerAt(s, me);
      for (const coin of ['chant', 'siren'] as const) if (coins[coin] > 0) add({ type: 'merchant-sell', coin });
    },
  },
  acts: {
    'merchant-sell'(s, me, { coin }, ctx) {
      playerAt(s, me).used.push('merchant-sell');
      spendCoin(s, me, coin, 'merchant', ctx);
      gainLife(s, me, 2, 'merchant', me, ctx);
    },
  },
};
