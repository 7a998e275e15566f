import { under } from './under.ts';

export const setup = under('Setup', {
  'RC-3.1': 'Put the four Locations in a row. All are neutral, without Old Ones or other cards.',
  'RC-3.2': 'The option "first player" (RC-7.1) says who begins. In the rulebook it is the oldest player.',
  'RC-3.3': 'Shuffle the 50 Cultists and deal 5 to each seat, one at a time, the first player first.',
  'RC-3.4': 'Turn the next Cultist face up: it is the first card of the Valley.',
  'RC-3.5': 'The remaining 39 Cultists are split, in shuffled order, into three piles of 13.',
  'RC-3.6':
    'Shuffle the pool of Old Ones (6, or 8 with the extended pool). Three of them, at random and in random order, go one to each pile. The others go to the box unseen.',
  'RC-3.7':
    'Each Old One is put face down into its pile as the option "Old One position" says (RC-7.3). By default it lies in the middle: exactly 6 Cultists above it and 7 below.',
  'RC-3.8':
    'Stack the piles, the first on top and the third at the bottom. The Cultist Deck has 42 cards: 39 Cultists and 3 Old Ones. With the position "middle" the Old Ones are the 7th, 21st and 35th card from the top.',
  'RC-3.9': 'Shuffle the 6 Artifacts into the Artifact deck and the 8 Monsters into the Monster deck, both face down.',
  'RC-3.10': 'Put the Dark Hunter in its lair.',
  'RC-3.11':
    'Everything that is counted starts at 0: for each seat the Artifacts acquired and the Monsters played; for both together the Old Ones awake and the turns since somebody drew from the Cultist Deck. Points do not decide the game yet.',
  'RC-3.12':
    'Chance is used in this order: first player, shuffling the Cultists, shuffling the Old Ones, the places of the Old Ones in piles 1, 2 and 3, shuffling the Artifacts, shuffling the Monsters. After setup only Hastur uses chance (RC-5.36).',
});
