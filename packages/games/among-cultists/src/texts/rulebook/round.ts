import { under } from './under.ts';

export const round = [
  ...under('Course of the game', {
    'AC-4.1':
      'After setup and night the game goes in rounds: round start, Movement, Event, Action, Clean-up, and so on until the end. Encounters are the last step of the Event phase. A vote is part of an action turn; the ritual and the guess of the Seer are part of the end.',
    'AC-4.2': 'Turn order of a round: the start player first, then clockwise through all seats, Ghosts included.',
    'AC-4.3': [
      'For every decision it is fixed who decides, and there is a list of at least one option; nothing else is legal. Whether you are asked depends on open facts only (AC-8.4). These are all decisions, and what is chosen for you when your time is up:',
      'Move: stay (AC-4.11, AC-6.4).',
      'Event acknowledgement, with a Firestarter in play, all at the same time: ready; the Firestarter waits, or burns a room if it must (AC-5.34).',
      'Use the lamp: keep it (AC-5.48).',
      'Give a pulse card, at the same time: Alive, or Dead if you have no Alive (AC-4.24).',
      'Action: end the turn (AC-4.30).',
      'Announce a state: the truth (AC-4.41).',
      'Card and room for the snow owl: Success; the room you are in (AC-5.42).',
      'Where the rifle sends the Fishman: the Cafeteria, or the first Location of the list if he is there (AC-5.47).',
      'Done talking, all at the same time: done (AC-4.52).',
      'Cast a vote, all at the same time: skip (AC-4.53).',
      'End of the round, with a Cursed Hunter in play, all at the same time: ready (AC-5.58).',
      'Vote for the leader, all at the same time: skip (AC-6.12).',
      'Pick a player for the ritual: the lowest seat (AC-6.15).',
      'Ritual card, at the same time: Success (AC-6.16).',
      'Guess the Seer, all Cultists at the same time: any player of the list (AC-6.20).',
      'Claims (AC-4.70) are talk, not decisions.',
    ].join('\n'),
    'AC-4.4':
      'In a simultaneous decision all who decide are asked at once. Answers stay hidden until the last one is in; then all take effect together, and it does not matter who was first. In some of them nobody sees who has answered: event acknowledgement, giving a pulse card, end of the round, ritual card. There the table shows only that it waits for players, never for whom. All other decisions ask one seat.',
    'AC-4.5':
      'Chance decides shuffles and random picks. A room deck is shuffled whenever a card is added or put back and whenever somebody has looked at it. A Pulse deck has no order at all.',
    'AC-4.6':
      'Whether the game is over is tested at the moments that section 6 names, and at no other. A table with a clock can limit the time for a decision; a player who takes longer gets the answer named in AC-4.3. Without a clock nothing is ever decided for anybody.',
  }),
  ...under('Round start', {
    'AC-4.7':
      'Set the clock to the number of the round. Then, in round 4 with a Cursed Hunter in play, the Hunter sees the curse card (AC-5.57). In round 6 with a Celebrity in play, the Celebrity is revealed (AC-5.36).',
  }),
  ...under('Movement', {
    'AC-4.10':
      'Each seat moves once, in turn order. A living Character has 3 movement points, 1 more for each pair of boots it holds, and 1 less if Jammed Doors was the event of the previous round; at least 1. A Ghost always has 3.',
    'AC-4.11':
      'You choose the whole movement at once: a path of Locations, no longer than your movement points, each next to the one before. No Location may come twice, and neither may the one you start from. To stay is the empty path. Each step costs 1 movement point. Through the locked door you can step only if it is open or you are a Ghost. All see you walk, step by step.',
    'AC-4.12':
      'To cross an obstacle costs 1 movement point. That is the price of the step from one section of ice to the next; there is nothing to pay on top.',
    'AC-4.13': [
      'After each step this happens to whoever moves, in order:',
      '1. A living Character springs a snare that lies here (AC-5.59).',
      '2. In an unsafe passage a living Character draws the top card of the unsafe-passages deck into its Pulse deck, unseen. If the deck is empty, nothing happens.',
      '3. The curse of the Cursebearer is tested (AC-5.35).',
      'If you were caught in the first step or became a Ghost in the third, the rest of your path lapses.',
    ].join('\n'),
    'AC-4.14':
      'Every entry into an unsafe passage draws a card again, in every round. Whoever begins the round in one and stays there draws nothing.',
    'AC-4.15':
      'To pass somebody on the way triggers nothing but the curse of the Cursebearer (AC-5.35). For encounters only the places where all end up count.',
    'AC-4.16':
      "The cult's mark, our addition, which can be turned off (cults-mark): when a Cultist draws a Dead card from the unsafe-passages deck, in a passage (AC-4.13) or by the Fishman's bite (AC-5.19), that card secretly goes to the reserve and an Alive card from the reserve takes its place in the Pulse deck. Nobody is told, and all sizes stay the same. This is so for this deck only: Dead cards from encounters, Mortal Wounds and the cards of the Celebrity hit Cultists like everybody.",
  }),
  ...under('Event', {
    'AC-4.18': [
      'The Event phase, in order:',
      '1. Turn over the top event card and carry it out (AC-5.11 to AC-5.18). It is then discarded. The deck is never shuffled again.',
      '2. With a Firestarter in play, in round 5, and in round 6 if nothing burned in round 5: the event acknowledgement (AC-5.34).',
      '3. The Fishman bites (AC-5.19).',
      '4. Encounters (AC-4.20).',
    ].join('\n'),
  }),
  ...under('Encounters', {
    'AC-4.20':
      'Count the living Characters in each Location; Ghosts, the Fishman and Acolytes do not count. If there are exactly two, they have an encounter. In a dark round (AC-5.11) two or more have an encounter. One alone, or three and more in the light, have none.',
    'AC-4.21': 'Encounters happen anew in every round, also where nobody has moved.',
    'AC-4.22':
      'All encounters of a round are resolved together. First the holder of the lamp decides about it, if it takes part in one. Then all participants of all encounters choose a pulse card at the same time, and then all cards change hands at once. If nobody has a card to choose, nobody is asked.',
    'AC-4.23':
      'Whoever takes part in an encounter and holds the lamp decides openly to use or to keep it, before any card is chosen (AC-5.48). There is one lamp, so this comes up once a round at most.',
    'AC-4.24':
      'Each participant who has a pulse card in hand and somebody to give to must choose one that it holds, Alive or Dead. You may not decline, and you are asked even if you hold only one kind (AC-8.4). Without pulse cards you give nothing but still receive.',
    'AC-4.25':
      "With two participants, each chosen card goes face down into the other's Pulse deck. If the other has used the lamp, you are not asked and keep your cards.",
    'AC-4.26':
      'With three or more participants, which happens only in the dark, the chosen cards are dealt out at random and in secret. Nobody gets the own card, nobody gets more than one, whoever used the lamp gets none, and as many cards are dealt as possible. A card that cannot be dealt goes back to the hand it came from. You do not learn who gave you your card.',
    'AC-4.27':
      'Nobody sees the card it receives. Open to all are who met whom, where, whether it was dark, and how many cards each Pulse deck has now.',
    'AC-4.28':
      'The deal of AC-4.26 exactly: givers are the participants who chose a card, receivers those who did not use the lamp. As many cards are dealt as the smaller of the two numbers, to different receivers and none to its own giver; with three or more participants that is always possible. Every such deal is equally likely.',
  }),
];
