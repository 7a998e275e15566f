import { under } from '../../../under.ts';

export const sight = [
  ...under('Who sees what', {
    'CG-8.1':
      'All see the board: Altars, Priests with their strength and place, coins under them, bonuses, and the Influence of everybody.',
    'CG-8.2':
      'All see every Cult sheet, the side that is up, Divine Might, Summonings, Followers, coins, Mobs, Licenses, who owns the Supremacy card and how it lies, the First Player, and the number of the round.',
    'CG-8.3': 'All see how many Miracles and how many Intrigues each hand holds, for their backs differ.',
    'CG-8.4': 'Only you know which cards you hold. After the game everybody does.',
    'CG-8.5':
      'All know how many cards each deck has, and see the three face-up Licenses. Nobody knows the order of a deck.',
    'CG-8.6':
      'When a hand card is discarded as a cost, all see whether it was a Miracle or an Intrigue. Which one, only its owner knows, unless the table plays with open discards. A discarded License or Supremacy card is seen by all.',
    'CG-8.7':
      'A card that is played, sold, or revealed by Ode to Treachery or Path of Iniquity is seen by all at that moment.',
    'CG-8.8': 'When cards are drawn, all see from which deck and how many; which ones, only the drawer sees.',
    'CG-8.9':
      'When a hand card is given away, all see whether it is a Miracle or an Intrigue; which one, giver and receiver know. A given License or Supremacy card is seen by all.',
    'CG-8.10': 'Which Intrigue was put on top of its deck at the Nobility District only the player who did so knows.',
    'CG-8.13': 'Spectators see what all see.',
  }),
];
