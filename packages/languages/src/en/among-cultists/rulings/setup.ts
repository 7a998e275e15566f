import { under } from '../../../under.ts';

export const setup = [
  ...under('Setup', {
    'AC-3.1': 'Each player has one Character. A start player is drawn by lot.',
    'AC-3.2':
      'Take the variant of the map for the number of players. All Characters begin in the Cafeteria, the Fishman in the depths. Each coloured room gets 2 books. There are 0 victory points, and it is round 1.',
    'AC-3.3':
      'The role pool has 1 Cultist with 4 to 6 players, 2 with 7 or 8; all others are Investigators. Each special role that was chosen replaces one Investigator; the Blind Cultist replaces one Cultist.',
    'AC-3.4':
      'Each special role can be chosen once, and not more of them than there are Investigators. Seer and Snitch are not for Under the Surface. The Cursed Hunter needs the Curse of the Hunter and at least 5 players.',
    'AC-3.5':
      'Shuffle the pool and deal one role to each player. Everybody knows which special roles are in play, and nobody who has them.',
    'AC-3.6':
      'Deal the hands and one Route card to each player at random. The Route cards that are left go back unseen.',
    'AC-3.7':
      'First pulse cards: each Cultist begins with 1 Alive in the Pulse deck. Everyone else gets one card of a shuffled pool, face down. A table can begin with nobody dead: then everyone gets Alive.',
    'AC-3.8':
      'Shuffle the start cards of the rooms and put their number face down into each coloured room’s deck. This uses up the pool exactly. Nobody sees them.',
    'AC-3.9': 'Shuffle the unsafe-passages deck. On Under the Surface it lies on the Unsafe Passage board.',
    'AC-3.10': 'Shuffle the 20 event cards. If the table plays without events, there is no event deck.',
    'AC-3.11':
      'Under the Surface only: take the Item tokens for the number of players, shuffle them and put one face down into each coloured room. Put the door marker, locked side up, between Pink 1 and Blue 2. The altar is empty and Organism 46-B sleeps.',
    'AC-3.12': 'With a Cursed Hunter in play only: set up the hunt.',
    'AC-3.14': [
      'The night comes once, before round 1. Some learn more in secret:',
      'A Cultist: who the other Cultists are, and the first pulse card of everyone else.',
      'The Blind Cultist: nothing.',
      'The Seer: who the Cultists are, but not which of them is blind.',
      'The Snitch: who the Cultists are. They do not learn who the Snitch is.',
      'What you were shown stays visible to you.',
    ].join('\n'),
  }),
];
