import { under } from '../../../under.ts';

export const setup = [
  ...under('Setup', {
    'RC-3.1': 'Put the four Locations in a row. All are neutral, without Old Ones or other cards.',
    'RC-3.2': 'Lots are drawn for the first player. In the book it is the oldest.',
    'RC-3.3': 'Shuffle the 50 Cultists and deal 5 to each player, one at a time, the first player first.',
    'RC-3.4': 'Turn the next Cultist face up: it is the first card of the Valley.',
    'RC-3.5': 'The remaining 39 Cultists are split, in shuffled order, into three piles of 13.',
    'RC-3.6':
      'Shuffle the Old Ones. Three of them, at random and in random order, go one to each pile. The others go to the box unseen.',
    'RC-3.7':
      'Put each Old One face down into its pile, with 6 Cultists above it and 7 below. A table can choose another place.',
    'RC-3.8':
      'Stack the piles, the first on top. The Cultist Deck has 42 cards. The Old Ones are the 7th, 21st and 35th card from the top.',
    'RC-3.9':
      'Shuffle the 6 Artifacts into the Artifact deck and the 8 Monsters into the Monster deck, both face down.',
    'RC-3.10': 'Put the Dark Hunter in its lair.',
  }),
];
