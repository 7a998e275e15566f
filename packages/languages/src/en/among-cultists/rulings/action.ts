import { under } from '../../../under.ts';

export const action = [
  ...under('The action turn', {
    'AC-4.30':
      'In turn order each player has an action turn: one action, which is either a Room action or a Character action, and any number of free actions before or after it.',
    'AC-4.31': [
      'What you may do in your action turn:',
      'Room actions: place a card, or check a room with 3 cards or more (also as a Ghost); use the colour of the room; call a vote in the Cafeteria.',
      'Character actions: check the State of another living Character in the same Location; fight an Acolyte, a portal or the Fishman there; once per game, as Assassin, attack.',
      'Free: hand over an Item, pick one up, use the binoculars or the rifle.',
      'Or end the turn.',
    ].join('\n'),
    'AC-4.32': 'A Ghost can only place a card, check the room or end the turn. It finds no Items.',
    'AC-4.33': [
      'You can do a Room action in a coloured room only if',
      'neither an Acolyte nor the Fishman is there;',
      'the room is not burning;',
      'and your Route card names its colour in this round, if you are bound to your route.',
    ].join('\n'),
    'AC-4.34':
      'Bound to the route is everybody but the Cultists and the Snitch, as a Ghost too. This is kept silently: the others see only what you do.',
  }),
  ...under('Room actions', {
    'AC-4.35':
      'Place a card: put one room card of the kind you choose from your hand face down into this room’s deck and shuffle it. All see that you added a card, and nobody which. Investigators hold Success cards only.',
    'AC-4.36': 'A room is active while its deck has 3 or more cards.',
    'AC-4.37': [
      'Check the room: turn over the top card of the deck of this active room for all to see.',
      'a) Success: if a book is left in the room, remove one and score 1 victory point; otherwise nothing. The card goes back into the deck, which is shuffled.',
      'b) Failure: nothing. The card goes to the reserve.',
      'c) Sabotage: 1 victory point is lost, but there are never fewer than 0. The card goes to the reserve, and so do all other cards of this deck, unseen. The deck is empty.',
      'd) Then, if you are living and a hidden Item lies here, you find it, whatever the card was.',
      'e) Then it is tested whether there are enough points.',
    ].join('\n'),
    'AC-4.38': 'A room without books can still be checked, for its Item or to get rid of a card.',
  }),
  ...under('Checking a state', {
    'AC-4.40':
      'Check a state: you, and only you, see how many Alive and how many Dead cards are in the Pulse deck of your target. Then you announce the state.',
    'AC-4.41':
      'If the target is alive, you can only announce it alive. If it is secretly dead, a Cultist or the Snitch may announce it dead or, as a lie, alive; everybody else can only announce it dead.',
    'AC-4.42':
      'To announce somebody alive is a statement and nothing more. To announce somebody dead shows one of its Dead cards to all as proof, and the death is confirmed.',
  }),
  ...under('Other actions', {
    'AC-4.43':
      'Fight: this always succeeds. An Acolyte or a portal goes back to the supply, the Fishman to the depths.',
    'AC-4.45':
      'When a death is confirmed, the Character becomes a Ghost at once and drops all Items where it is. Its role stays secret unless a rule or the table reveals it. If this happens in its own action turn, the turn is over.',
    'AC-4.46':
      'You are asked for an action wherever the others must think that you may have one. So in a coloured room you are asked even if your route leaves you nothing to do. Alone in a passage you are not.',
    'AC-4.47':
      'All learn who did which action where, and its open result. They never learn the kind of a placed card, what studying, inspecting papers or checking a state showed.',
  }),
  ...under('Vote', {
    'AC-4.50':
      'To call a vote is a Room action, from round 3 on: for a living Character in the Cafeteria while the Fishman is not there, once per round and once per Character. A table can lift the limit per Character.',
    'AC-4.52': 'Before a vote there is time to talk, as long as the table has set, or until everyone is done.',
    'AC-4.53':
      'Ballot: all players, Ghosts too, choose in secret and at the same time one living Character, their own included, or skip. Each ballot counts 1; that of whoever holds the dagger counts 2.',
    'AC-4.54':
      'All votes are revealed with names. Whoever has the most is voted out: its death is confirmed where it stands. Skipping is counted like a Character. If skips win or the top is tied, nothing happens, and the vote is used up.',
    'AC-4.55': 'Unless the table chose otherwise, everyone is shown whether a Character voted out was a Cultist.',
    'AC-4.56': 'An Investigator who was alive when voted out counts as a dead Investigator from then on.',
  }),
  ...under('Clean-up', {
    'AC-4.61': 'Clean-up: each open portal takes the top card of its room’s deck, unseen.',
    'AC-4.62': 'Clean-up: hazard markers of an earlier round go. The burning room stops burning. The dark ends.',
    'AC-4.64':
      'Then see whether enough Investigators are Ghosts, and whether round 10 is over. Then the start player marker goes to the next player clockwise.',
  }),
  ...under('Talking', {
    'AC-4.70':
      'Everyone may talk at any time, Ghosts too. There are also ready-made claims: what role you have, what your route names, which card you placed or gave, what you saw, whom you accuse or vouch for. Nobody checks them, and they may be false.',
    'AC-4.71': 'Two Cultists cannot talk in private, unless the table allows it.',
    'AC-4.72':
      'The only statement that the rules bind to the truth is the announced state, if whoever checked is neither a Cultist nor the Snitch.',
  }),
];
