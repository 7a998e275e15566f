import { under } from './under.ts';

export const options = under('Options', {
  'RC-7.1':
    'Who begins? By default lots are drawn. Or the first seat begins; let the oldest player sit there to follow the rulebook.',
  'RC-7.2':
    'First turn actions: how many actions the very first turn of the game has. 2, the default, is the rulebook; 1 makes the first player weaker.',
  'RC-7.3':
    'Old One position: where in its pile of 14 cards each Old One lies. middle, the default: under exactly 6 cards. near-middle: under 4 to 9 cards, at random, each pile on its own. shuffled: under 0 to 13 cards, at random.',
  'RC-7.4':
    'Old One pool: how many Old Ones the three are taken from. base, the default: 6. extended: 8, with Dagon and Ithaqua.',
  'RC-7.5':
    'Location powers. off is the default; with on, each Location has a power that each seat may use once (RC-5.51).',
  'RC-7.6':
    'Valley bounce: whether the same card may be played on the Valley and taken from it in one turn (RC-4.8). allowed, the default, is what the rulebook has; forbidden is our addition. In games of bots the bounce makes a game about five turns longer and changes nothing else.',
  'RC-7.7':
    'Stall limit: after how many turns without a draw from the Cultist Deck it must be drawn from (RC-4.20): 60 (the default), 24, 16 or 8. This is our addition: the rulebook has no such duty. 60 is never reached in practice, yet every game ends (RC-4.22).',
  'RC-7.8':
    'Cards of the second player: how many Cultists the player who goes second is dealt: 5, as in the rulebook and by default, 6 or 7, which are ours. Those beyond five come from the bottom of the Cultist Deck, before the last Old One is put into its pile; 6 evens out the advantage of going first.',
});
