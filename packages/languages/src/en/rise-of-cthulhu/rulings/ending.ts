import { under } from '../../../under.ts';

export const ending = [
  ...under('End of the game', {
    'RC-6.1':
      'The game ends when the third Old One is awake and its power has been carried out, or nobody was favoured. This can be in the middle of a turn. No replacement card is drawn, unused actions and special cards are lost, and nobody gets a last turn.',
    'RC-6.2':
      'Without Azathoth the Locations that face each player are counted. All four count, locked or not; neutral ones count for nobody; Ithaqua’s Location counts 2 for the player it faces. The higher count wins.',
    'RC-6.3':
      'If the counts are equal, or Azathoth is awake, total points decide: the sum of your four side totals, Cultists and attachments, locked Locations included. Hand, Valley and discard pile do not count. The higher total wins. With Azathoth awake it does not matter at all how many Locations face you.',
    'RC-6.4':
      'If the points are equal too, whoever acquired more Artifacts wins. Every Artifact drawn counts, used or not.',
    'RC-6.5': 'If still equal, whoever played more Monsters wins. Monsters still in hand do not count.',
    'RC-6.6':
      'If still equal, whoever has fewer cards in hand wins. Cultists, Monsters and Artifacts in hand all count.',
    'RC-6.7': 'If still equal, both players lose. There is no winner: it is a loss for both, not a draw.',
  }),
];
