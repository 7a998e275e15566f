import { under } from './under.ts';

export const options = under('Options', {
  'CG-7.1': 'Cult selection: random, the default; choose; or recommended, the sets for a first game. See CG-3.7.',
  'CG-7.2':
    'Round limit: off, or 8 to 60; the default is 40. If nobody has won by the end of that round, CG-6.4 ranks the players. 40 is a safety net far beyond any game that is played to win; 16 suits tournaments; off is the printed game. The last round is announced at its start.',
  'CG-7.3': 'Seating. random, the default: seats are dealt by chance. lobby: everybody sits as in the lobby.',
  'CG-7.4':
    'Access table. standard, the default, is that of CG-2.2. With open, Locations 7 to 13 need 3, 3, 4, 5, 6, 7 and 8 Followers, which makes the game shorter.',
  'CG-7.5':
    'Start. standard, the default, is that of CG-3.6. With quick, each player has 4 Followers and 8 coins and is dealt 1 Miracle, from seat 1 on; this saves about two rounds.',
  'CG-7.6':
    'Prayer table. standard, the default, is that of CG-2.3. With devout, you may take the benefit of the Ruins when you Pray without a Mob, so that more cards come into play.',
  'CG-7.7':
    'Discards: whether hand cards that are discarded as a cost are shown to all (CG-8.6). hidden is the default; the other value is open.',
  'CG-7.8':
    'Balance: how mighty the Gods are. reconstructed, the default, is the table of CG-2.4: Cthulhu 21 and Atheism 13 on their light sides are known, all other values are reconstructed. With tuned the numbers are ours, chosen so that among adept bots all Cults and all three ways to win come out about even. The sheets show what holds.',
});
