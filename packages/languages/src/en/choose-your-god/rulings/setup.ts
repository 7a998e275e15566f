import { under } from '../../../under.ts';

export const setup = [
  ...under('Setup', {
    'CG-3.1': 'Who sits where is drawn by lot, or as in the lobby.',
    'CG-3.2': 'Put out the board with its 13 Locations, all empty.',
    'CG-3.3': 'Shuffle the 33 Miracles: this is the Miracle deck, at the Ruins.',
    'CG-3.4':
      'Shuffle the 33 Licenses: this is the License deck, at the Palace. Turn its top 3 cards face up into slots 1, 2 and 3.',
    'CG-3.5': 'Shuffle the 33 Intrigues: this is the Intrigue deck, at the Nobility District.',
    'CG-3.6':
      'Each player gets a Patriarch and Priest tokens of strength 1, 2 and 3, all free. Each has 2 Followers and 5 coins. The other 12 tokens are in the reserve.',
    'CG-3.7': [
      'Each player gets the sheet of one Cult, light side up: at random, or chosen in turn from the sheets that are left.',
      'For a first game a set is dealt. 2 players: Fafnir, Tiamat. 3 players: Arachne, Cthulhu, Nirriti. 4 players: Anubis, Atheism, Cthulhu, Janus. 5 players are too many for a first game.',
    ].join('\n'),
    'CG-3.8': 'The First Player of round 1 is the player with the highest Divine Might, light side.',
    'CG-3.9':
      'The Supremacy card lies face up in the reserve and belongs to nobody. There are 16 Mobs in the reserve. Nobody has performed a Summoning.',
    'CG-3.10':
      'Cults and colours that nobody plays are out of the game. Nothing else depends on the number of players.',
  }),
];
