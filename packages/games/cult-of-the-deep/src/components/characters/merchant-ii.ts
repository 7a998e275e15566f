import type { Character } from '../../verbs/cards.ts';

// You begin with two Chant coins and two Siren coins. You may trade coins and life with others. (CD-5.36)
// How an offer is made and answered is in rules/trades.ts.
export const merchantII: Character = {
  life: 15,
  symbol: 'cosmos',
  chantCoins: 2,
  sirenCoins: 2,
  ability: { mayTrade: true },
};
