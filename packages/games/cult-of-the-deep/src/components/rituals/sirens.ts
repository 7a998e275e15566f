import type { Ritual } from '../../verbs/cards.ts';
import { gainCoin } from '../../verbs/life.ts';

// Gain a Siren coin. (CD-5.15)
export const sirens: Ritual = {
  tracks: ['parchment'],
  isKept: false,
  effect: (s, _, { receiver }, ctx) => gainCoin(s, receiver, 'siren', 'sirens', ctx),
};
