import { under } from './under.ts';

export const action = [
  ...under('The action turn', {
    'AC-4.30':
      'In turn order each seat has an action turn: one action, which is either a Room action or a Character action, and any number of free actions before or after it. You go on choosing until you end the turn or AC-4.46 ends it.',
    'AC-4.31': [
      'What you may do in your action turn. Room and Character actions are there only while the action of this turn is unused:',
      'Place a card (Room action; living or Ghost): AC-4.33 allows it and you have such a card in hand.',
      'Check the room (Room action; living or Ghost): AC-4.33 allows it and the room deck has 3 cards or more.',
      'Inspect papers (Room action; living): AC-4.33 allows it, in a pink room.',
      'Study (Room action; living): AC-4.33 allows it, in a blue room whose deck has at least 1 card.',
      'Rewire (Room action; living): AC-4.33 allows it, in an orange room, and the generator marker is not in play.',
      'Ward (Room action; living): AC-4.33 allows it, in a red room, and there is a danger on the map.',
      'Initiate a vote (Room action; living): AC-4.50.',
      'Check a state (Character action; living): of another living Character in the same Location.',
      'Fight (Character action; living): an Acolyte, a portal or the Fishman in the same Location.',
      'Assassinate (Character action; the living Assassin, once per game): another living Character in the same Location.',
      'Hand over (free; living): an Item you carry, to another living Character in the same Location.',
      'Pick up (free; living): a dropped Item in the same Location.',
      'Use the binoculars (free; living): AC-5.45.',
      'Use the rifle (free; living): AC-5.47.',
      'End the turn: always.',
    ].join('\n'),
    'AC-4.32': 'A Ghost can only place a card, check the room or end the turn.',
    'AC-4.33': [
      'A Room action in a coloured room is legal only if',
      'a) your Character is in that room;',
      'b) neither an Acolyte nor the Fishman is there;',
      'c) the room is not burning (AC-5.34);',
      'd) the route allows it: if you are bound to your route, the row of this round on your Route card names the colour of the room.',
      'Every row names the Cafeteria.',
    ].join('\n'),
    'AC-4.34':
      'Bound to the route is everybody but the Cultists and the Snitch, as a Ghost too. This is kept silently: the others see only what you do.',
  }),
  ...under('Room actions', {
    'AC-4.35':
      "Place a card: put one room card of the kind you choose from your hand face down into this room's deck and shuffle it. All see that you added a card, and nobody which. Investigators hold Success cards only, so they have one option.",
    'AC-4.36': 'A room is active while its deck has 3 or more cards.',
    'AC-4.37': [
      'Check the room: turn over the top card of the deck of this active room for all to see.',
      'a) Success: if a book is left in the room, remove one and score 1 victory point; otherwise nothing. The card goes back into the deck, which is shuffled.',
      'b) Failure: nothing. The card goes to the reserve.',
      'c) Sabotage: 1 victory point is lost, but there are never fewer than 0. The card goes to the reserve, and so do all other cards of this deck, unseen. The deck is empty.',
      'd) Then, if you are living and a hidden Item lies here, you find it (AC-5.40), whatever the card was.',
      'e) Then it is tested whether there are enough points (AC-6.2).',
    ].join('\n'),
    'AC-4.38': 'A room without books can still be checked, for its Item or to get rid of a card.',
  }),
  ...under('Checking a state', {
    'AC-4.40':
      'Check a state: you, and only you, see how many Alive and how many Dead cards are in the Pulse deck of your target. Then you announce the state.',
    'AC-4.41':
      'If the target is pulse-alive, you can only announce it alive. If it is pulse-dead, a Cultist or the Snitch may announce it dead or, as a lie, alive; everybody else can only announce it dead.',
    'AC-4.42':
      'To announce somebody alive is a statement and nothing more. To announce somebody dead shows one of its Dead cards to all as proof, and the death is confirmed (AC-4.45).',
  }),
  ...under('Other actions', {
    'AC-4.43':
      'Fight: this always succeeds. An Acolyte or a portal goes back to the supply, the Fishman to the depths.',
    'AC-4.44': 'Handing over and picking up Items: AC-5.49.',
    'AC-4.45':
      'When a death is confirmed, by a check, a vote, the Assassin, the curse of the Cursebearer or the fate of the Celebrity, the Character becomes a Ghost at once. It drops all Items it carries where it is (AC-5.49). Its role stays secret unless a rule or an option reveals it. Then it is tested whether all Cultists are gone (AC-6.3). If this happens in its own action turn, because it was voted out or is the Assassin who dies, the action is spent and there are no free actions left, so the turn is over.',
    'AC-4.46':
      'You are asked for an action if, judged by open facts alone, you may have an option other than ending the turn. This test leaves out your route and counts only the number of your hand cards. If it fails, your turn is over without a question. It is made when your turn starts and after each choice. So alone in a passage without danger and Items you are not asked at all; in a free coloured room you are asked even if your route leaves you nothing but to end the turn; and after your action you are asked again only if a free action is possible.',
    'AC-4.47':
      'All learn who did which action where, and its open result. They never learn the kind of a placed card, what studying, inspecting papers or checking a state showed, or that somebody lacked an option.',
  }),
  ...under('Vote', {
    'AC-4.50':
      'To initiate a vote is a Room action, from round 3 on: for a living Character in the Cafeteria while the Fishman is not there, if there was no vote in this round and this Character has not initiated one in this game (option votes-per-character). Ghosts cannot do it.',
    'AC-4.51': 'A vote has three steps: talk, ballot, result.',
    'AC-4.52':
      'Talk lasts as long as the table has set, or until everyone is done. With 0 seconds this step is left out; without a limit it waits for all. When time is up, those who have not answered count as done.',
    'AC-4.53':
      'Ballot: all seats, Ghosts too, choose in secret and at the same time one living Character, the own included, or skip. Each ballot counts 1; that of whoever holds the dagger counts 2 (AC-5.43).',
    'AC-4.54':
      'Result: all ballots are revealed with names. Whoever has strictly the most votes wins, and skip is counted like a Character. If a Character wins, it is eliminated by vote: its death is confirmed where it stands (AC-4.45). If skip wins or the top is tied, nothing happens.',
    'AC-4.55': 'Unless the table chose otherwise, everyone is shown whether a Character voted out was a Cultist.',
    'AC-4.56':
      'An Investigator who was pulse-alive when eliminated by vote counts as a dead Investigator from then on (AC-1.4).',
  }),
  ...under('Clean-up', {
    'AC-4.60': [
      'Clean-up, in order:',
      'C1 portals, C2 hazards, C3 snare, C4 massacre, C5 end of round 10, C6 snapshot, C7 next round.',
    ].join('\n'),
    'AC-4.61':
      "C1: for each open portal, in the order of room names, the top card of that room's deck goes to the reserve unseen. An empty deck loses nothing.",
    'AC-4.62':
      'C2: remove the hazard markers that were placed in an earlier round. The burning room (AC-5.34) stops burning. The dark ends.',
    'AC-4.63':
      'C3: with a Cursed Hunter in play everybody is asked (AC-5.58). In all other games nobody is asked anything in Clean-up; the claim of a lone Cultist belongs to its move (AC-6.4).',
    'AC-4.64':
      'C4: massacre (AC-6.5). C5: the end of round 10 (AC-6.6). C6: the snapshot becomes the number of Investigators who are dead now. C7: the start player marker goes to the next seat clockwise, Ghost or not, and the next round starts.',
  }),
  ...under('Talking', {
    'AC-4.70': [
      'All players, Ghosts too, may chat at any time. Besides free text there are ready-made claims. Anybody may make one; it is open to all, has no effect on the rules, is never checked for its truth and may be false:',
      'what role you have; what your Route card names in a round; which card you placed in a room in a round; which card you gave somebody in a round; what you saw when studying a room; what the papers of somebody named in a round; whether somebody is alive or dead; that you accuse somebody; that you vouch for somebody; that you call for a vote.',
    ].join('\n'),
    'AC-4.71': 'Two Cultists cannot talk in private, unless the option cultist-chat is on.',
    'AC-4.72':
      'The only statement that the rules bind to the truth is the announced state, if whoever checked is neither a Cultist nor the Snitch.',
    'AC-4.73':
      'Chat and claims stand beside the game: they are made at any time, ask nobody anything, are no part of the rules, and nothing waits for them. A claim is checked only for its form: players and rooms that exist, rounds 1 to 10, colours, numbers from 0 to 20.',
  }),
];
