import { under } from './under.ts';

export const atAGlance = under('At a glance', {
  'CG-1.1': '2 to 5 players, age 12 and up, about 90 minutes. A game usually takes 9 to 14 rounds.',
  'CG-1.2':
    'You place Priests on the board; whoever has the most Influence in a Location wins it. Cards in your hand and the two-sided sheet of your Cult help you.',
  'CG-1.3':
    'Each round has two phases. In the Intention Phase the players place Priests one at a time on 13 numbered Locations, or Pray: that is passing, with benefits. In the Resolution Phase the Locations are resolved from 1 to 13, and before each is decided every player may take one action.',
  'CG-1.4':
    'You win at the end of a round if you have 5 Altars on the board, or own 4 Fanatical Mobs, or have performed your Summoning twice. If several players have done so, the highest Divine Might at that moment wins.',
  'CG-1.5':
    'Hidden are only the cards in a hand, which their owner alone knows, and the order of the three decks, which nobody knows. Everything else is open. Section 8 has the details.',
  'CG-1.6':
    'Chance shuffles the three decks at the start, and deals seats and Cults if that is chosen. There are no dice. Decks are never shuffled again: used cards go to the bottom.',
  'CG-1.7':
    'These are the rules of the retail edition of 2018 with its 8 Cults. The two extra Cults of the crowdfunding edition, Hastur and Marzanna, are not part of it.',
  'CG-1.8': 'Turn order is clockwise by seat number: 1, 2 and so on to the last seat, then 1 again.',
});
