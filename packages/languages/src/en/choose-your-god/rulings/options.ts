import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'CG-7.1': 'Which Cults are played? Dealt at random, chosen in turn, or a set for a first game.',
    'CG-7.2':
      'How many rounds at most? 40, or 8 to 60, or no limit as in the book. After the last round the players are ranked. 40 is a safety net far beyond any game that is played to win; 16 suits tournaments.',
    'CG-7.3': 'Who sits where? At random, or as in the lobby.',
    'CG-7.4':
      'How many Followers open a Location? The numbers of the book. Or fewer, for a shorter game: Locations 7 to 13 need 3, 3, 4, 5, 6, 7 and 8.',
    'CG-7.5':
      'What does everyone begin with? The start of the book. Or a quick start with 4 Followers, 8 coins and 1 Miracle each, which saves about two rounds.',
    'CG-7.6':
      'What does Prayer give without a Mob? Nothing. Or the benefit of the Ruins, so that more cards come into play.',
    'CG-7.7': 'Are hand cards that pay a cost shown to all? No. Or yes.',
    'CG-7.8':
      'How mighty are the Gods? Cthulhu’s 21 and Atheism’s 13 on their light sides are known, the rest is reconstructed. Or our own numbers, chosen so that all Cults and all three ways to win come out about even among Adept bots.',
  }),
];
