import { under } from '../../../under.ts';

export const round = [
  ...under('Course of the game', {
    'AC-4.1': 'A round: Movement, Event, encounters, Action, Clean-up.',
    'AC-4.2': 'Turn order of a round: the start player first, then clockwise through all players, Ghosts included.',
  }),
  ...under('Round start', {
    'AC-4.7': 'In round 4 the Cursed Hunter sees the curse card. In round 6 the Celebrity is revealed.',
  }),
  ...under('Movement', {
    'AC-4.10':
      'Each player moves once, in turn order. A living Character has 3 movement points, 1 more for each pair of boots it holds, and 1 less if Jammed Doors was the event of the previous round; at least 1. A Ghost always has 3.',
    'AC-4.11':
      'You choose the whole movement at once: a path of Locations, no longer than your movement points, each next to the one before. No Location may come twice, and neither may the one you start from. To stay is the empty path. Each step costs 1 movement point. Through the locked door you can step only if it is open or you are a Ghost. All see you walk, step by step.',
    'AC-4.12':
      'To cross an obstacle costs 1 movement point. That is the price of the step from one section of ice to the next; there is nothing to pay on top.',
    'AC-4.13': [
      'After each step this happens to whoever moves, in order:',
      '1. A living Character springs a snare that lies here.',
      '2. In an unsafe passage a living Character draws the top card of the unsafe-passages deck into its Pulse deck, unseen. If the deck is empty, nothing happens.',
      '3. The curse of the Cursebearer is tested.',
      'If you were caught in the first step or became a Ghost in the third, the rest of your path lapses.',
    ].join('\n'),
    'AC-4.14':
      'Every entry into an unsafe passage draws a card again, in every round. Whoever begins the round in one and stays there draws nothing.',
    'AC-4.16':
      'The cult’s mark is our addition, and a table can turn it off: a Cultist who draws a Dead card from the unsafe-passages deck gets an Alive card instead. Nobody is told. Dead cards from encounters, Mortal Wounds and the cards of the Celebrity hit Cultists like everybody.',
  }),
  ...under('Event', {
    'AC-4.18': [
      'The Event phase, in order:',
      '1. Turn over the top event card and carry it out.',
      '2. With a Firestarter in play, in rounds 5 and 6: everyone says that they are ready, and the Firestarter may burn a room.',
      '3. The Fishman bites.',
      '4. Encounters.',
    ].join('\n'),
  }),
  ...under('Encounters', {
    'AC-4.20':
      'Count the living Characters in each Location; Ghosts, the Fishman and Acolytes do not count. If there are exactly two, they have an encounter. In a dark round two or more have an encounter. One alone, or three and more in the light, have none.',
    'AC-4.21': 'Encounters happen anew in every round, also where nobody has moved.',
    'AC-4.22':
      'All encounters of a round happen at once. First the holder of the lamp decides about it. Then all choose a pulse card at the same time, and then all cards change hands.',
    'AC-4.23':
      'Whoever takes part in an encounter and holds the lamp decides openly to use or to keep it, before any card is chosen. There is one lamp, so this comes up once a round at most.',
    'AC-4.24':
      'In an encounter you must give a pulse card, Alive or Dead, as you hold them. Investigators hold no Dead cards. Without pulse cards you give nothing but still receive.',
    'AC-4.25':
      'With two participants, each chosen card goes face down into the other’s Pulse deck. If the other has used the lamp, you are not asked and keep your cards.',
    'AC-4.26':
      'With three or more, which happens only in the dark, the chosen cards are dealt out at random and in secret: one to each, and nobody gets their own. Whoever used the lamp gets none; a card left over goes back. You do not learn who gave you your card.',
    'AC-4.27':
      'Nobody sees the card it receives. Open to all are who met whom, where, whether it was dark, and how many cards each Pulse deck has now.',
  }),
];
