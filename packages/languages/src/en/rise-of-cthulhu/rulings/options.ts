import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'RC-7.1':
      'Who begins? By lot. Or the first player of the lobby begins: let the oldest sit there to follow the book.',
    'RC-7.2': 'How many actions has the very first turn? 2, as in the book. With 1 the first player is weaker.',
    'RC-7.3':
      'Where do the Old Ones sleep? Under exactly 6 cards of their pile of 14. Or near the middle, under 4 to 9 cards. Or anywhere, under 0 to 13.',
    'RC-7.4': 'How many Old Ones are there to choose from? The 6 of the book, or 8 with Dagon and Ithaqua.',
    'RC-7.5': 'Do Locations have powers? No. Or yes: each player may use each power once per game.',
    'RC-7.6':
      'May the same card be played on the Valley and taken from it in one turn? Yes, as in the book. A table can forbid it, which is our addition. In games of bots the bounce makes a game about 5 turns longer and changes nothing else.',
    'RC-7.7':
      'After how many turns without a draw from the Cultist Deck must it be drawn from? After 60, 24, 16 or 8. This is our addition, so that every game ends. 60 is never reached in practice.',
    'RC-7.8':
      'How many Cultists is the second player dealt? 5, as in the book. Or 6 or 7, which is our addition; 6 evens out the advantage of going first.',
  }),
];
