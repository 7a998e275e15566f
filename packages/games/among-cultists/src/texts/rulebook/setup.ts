import { under } from './under.ts';

export const setup = under('Setup', {
  'AC-3.1':
    'The seats run clockwise. Each has one Character. A start player is drawn by lot. To the left of a seat is the next higher one; after the last comes the first.',
  'AC-3.2':
    'Take the variant of the map for the number of players (AC-2.18). All Characters begin in the Cafeteria, the Fishman in the depths. Each coloured room gets 2 books. There are 0 victory points, and it is round 1.',
  'AC-3.3':
    'The role pool has 1 Cultist with 4 to 6 players, 2 with 7 or 8; all others are Investigators. Each special role that was chosen replaces one Investigator; the Blind Cultist replaces one Cultist.',
  'AC-3.4': [
    'Some choices of roles are refused before anything is dealt:',
    'the same special role twice (role-twice);',
    'more roles that replace Investigators than there are Investigators (too-many-roles);',
    'Seer or Snitch on Under the Surface (role-not-on-map);',
    'the Cursed Hunter without the Curse of the Hunter module, and that module with fewer than 5 players.',
    'Anything else brings at most a warning (AC-7.4).',
  ].join('\n'),
  'AC-3.5':
    'Shuffle the pool and deal one role to each seat. Everybody knows which special roles are in play, and nobody who has them.',
  'AC-3.6':
    'Deal the hands (AC-2.3) and one Route card to each seat at random (AC-2.8). The Route cards that are left go back unseen.',
  'AC-3.7':
    'First pulse cards: each Cultist begins with 1 Alive in the Pulse deck. Shuffle the pool of AC-2.5 and put one of its cards face down into the Pulse deck of everybody else. With the option initial-dead off, everybody gets Alive.',
  'AC-3.8':
    "Shuffle the start cards of the rooms (AC-2.6) and put their number face down into each coloured room's deck. This uses up the pool exactly. Nobody sees them.",
  'AC-3.9': 'Shuffle the unsafe-passages deck (AC-2.7). On Under the Surface it lies on the Unsafe Passage board.',
  'AC-3.10': 'Shuffle the 20 event cards. If the table plays without events, there is no event deck.',
  'AC-3.11':
    'Under the Surface only: take the Item tokens for the number of players (AC-2.13), shuffle them and put one face down into each coloured room. Put the door marker, locked side up, between Pink 1 and Blue 2. The altar is empty and Organism 46-B sleeps.',
  'AC-3.12': 'With a Cursed Hunter in play only: set up the hunt (AC-5.56).',
  'AC-3.13':
    'Keep in mind how many Investigators are dead now (0, 1 or 2). This number is the snapshot; AC-6.8 says what it is for.',
  'AC-3.14': [
    'The night comes once, before round 1. Everybody sees the own role, hand and Route card, and some learn more in secret:',
    'a) A Cultist who is not blind: who the other Cultists are, a Blind Cultist included, and the first pulse card of everybody who is not a Cultist.',
    'b) The Blind Cultist: nothing more.',
    'c) The Seer: who the Cultists are, a Blind Cultist included, but not which of them is blind.',
    'd) The Snitch: who the Cultists are, but no pulse cards. The Cultists do not learn who the Snitch is.',
    'e) Everybody else: nothing more.',
    'Nobody has to answer anything; round 1 begins at once. What you were shown in the night stays visible to you.',
  ].join('\n'),
});
