import { under } from '../../../under.ts';

export const ending = [
  ...under('End of the game', {
    'CG-6.1':
      'The game can end only at the end of a round. To reach a condition earlier in the round does not end it; Altars and Mobs may still be lost.',
    'CG-6.2':
      'You fulfil a condition if at that moment you have 5 Altars or more, or 4 Mobs or more, or have performed your Summoning twice. A celebrating player counts too.',
    'CG-6.3':
      'If exactly one player fulfils a condition, that player wins. If several do, the one with the highest Divine Might, of the side that is up, wins. It does not matter how many conditions one fulfils. A tie cannot happen.',
    'CG-6.4': [
      'With a round limit the game ends after that round if nobody has won. The players are ranked by this list; the first difference decides, and the higher number is better:',
      '1. best progress: the highest of 4 for each Altar, 5 for each Mob and 10 for each Summoning, none above 20;',
      '2. total progress: the sum of these three;',
      '3. Patriarch strength;',
      '4. number of cards;',
      '5. coins;',
      '6. Divine Might.',
    ].join('\n'),
    'CG-6.5': 'In the final ranking the winner is first; the others follow by the same list.',
  }),
];
