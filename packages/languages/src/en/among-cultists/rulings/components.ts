import { under } from '../../../under.ts';

export const components = [
  ...under('Victory table', {
    'AC-2.1': [
      'How many Cultists there are, how many victory points the Investigators need, and how many dead Investigators the Cultists need:',
      '4 players: 1 Cultist; 10 points; 3 dead.',
      '5 players: 1 Cultist; 10 points; 3 dead.',
      '6 players: 1 Cultist; 12 points, 11 on Under the Surface; 4 dead.',
      '7 players: 2 Cultists; 12 points, 11 on Under the Surface; 4 dead.',
      '8 players: 2 Cultists; 13 points, 12 on Under the Surface; 5 dead.',
    ].join('\n'),
  }),
  ...under('Cards', {
    'AC-2.2': [
      'There are 206 cards:',
      'Pulse cards: 64 Alive, 12 Dead.',
      'Room cards: 70 Success, 18 Failure, 10 Sabotage.',
      '12 Route cards, each different, and 20 event cards.',
      'All pulse and room cards that are not dealt at the start form the reserve. It is never shuffled into a deck by itself, and it always holds whatever card a rule asks for.',
    ].join('\n'),
    'AC-2.3': [
      'Hands at the start:',
      'Everybody who is not a Cultist: 6 Alive, 7 Success.',
      'A Cultist with 4, 5 or 6 players: 2 Alive, 4 Dead, 3 Success, 2 Failure, 2 Sabotage.',
      'A Cultist with 7 players: 4 Alive, 2 Dead, 4 Success, 2 Failure, 1 Sabotage.',
      'A Cultist with 8 players: 3 Alive, 3 Dead, 4 Success, 2 Failure, 1 Sabotage.',
    ].join('\n'),
    'AC-2.4':
      'So every hand begins with 6 pulse cards and 7 room cards, 13 in all, and one Route card besides. How many pulse cards and how many room cards a hand holds is open to all and betrays nothing.',
    'AC-2.5': [
      'First pulse cards. Each Cultist begins with 1 Alive in the Pulse deck. All others are dealt one card from this pool, which everybody knows; what is left of it goes back to the reserve unseen:',
      '4 players: 4 Alive and 2 Dead for 3 players, so 0 to 2 are dead.',
      '5 players: 4 Alive and 1 Dead for 4 players, so 0 or 1 is dead.',
      '6 players: 4 Alive and 2 Dead for 5 players, so 1 or 2 are dead.',
      '7 players: 5 Alive for 5 players, so nobody is dead.',
      '8 players: 7 Alive and 1 Dead for 6 players, so 0 or 1 is dead.',
    ].join('\n'),
    'AC-2.6': [
      'Start cards of the rooms. The rooms with number 1 are Pink 1, Blue 1, Orange 1 and Red 1. With 4 to 6 players these get 3 cards and each other coloured room 2, so those four are active from the start. With 7 or 8 players every coloured room gets 2. The cards come from a pool that everybody knows:',
      '4 players: 9 rooms; 18 Success, 3 Failure, 1 Sabotage.',
      '5 players: 9 rooms; 16 Success, 4 Failure, 2 Sabotage.',
      '6 players, University: 9 rooms; 17 Success, 4 Failure, 1 Sabotage.',
      '6 players, Under the Surface: 9 rooms; 16 Success, 4 Failure, 2 Sabotage.',
      '7 players, University: 11 rooms; 15 Success, 5 Failure, 2 Sabotage.',
      '7 players, Under the Surface: 10 rooms; 13 Success, 5 Failure, 2 Sabotage.',
      '8 players, University: 11 rooms; 14 Success, 6 Failure, 2 Sabotage.',
      '8 players, Under the Surface: 11 rooms; 12 Success, 8 Failure, 2 Sabotage.',
    ].join('\n'),
    'AC-2.7': [
      'The unsafe-passages deck, on both maps:',
      '4 or 6 players: 7 Alive and 3 Dead.',
      '5 players: 8 Alive and 2 Dead.',
      '7 or 8 players: 10 Alive and 2 Dead.',
    ].join('\n'),
    'AC-2.8':
      'A Route card names two or three room colours for each of the ten rounds. Each of the twelve cards is different and names each colour six times.',
    'AC-2.9': [
      'The 20 event cards:',
      'Lights Out, 5 cards',
      'The Fishman Prowls, 4 cards',
      'Acolytes Gather, 3 cards',
      'A Portal Opens, 2 cards',
      'Jammed Doors, 2 cards',
      'Broken Ground, 2 cards',
      'Quiet Hour, 1 card',
      'Hidden Stacks, 1 card',
    ].join('\n'),
  }),
  ...under('Tokens and markers', {
    'AC-2.10': [
      'On and beside the map:',
      '22 books, two for each coloured room.',
      '1 Fishman, 4 Acolytes, 2 portals, 2 hazard markers, 1 generator marker. An Acolyte is a follower of the cult on the map, not a player.',
      'On Under the Surface also 11 Items and the locked door.',
    ].join('\n'),
    'AC-2.11':
      'The Characters are Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette and Silas. They have no abilities.',
  }),
  ...under('Roles', {
    'AC-2.12': [
      'Which side a role wins with, how much it helps the Investigators (+) or the Cultists (−), and for how many players it is recommended:',
      'Investigator: with the Investigators; 0; 4 to 8 players.',
      'Cultist: with the Cultists; 0; 4 to 8 players.',
      'Seer: with the Investigators; +3; 5 to 8 players; University only.',
      'Snitch: with the Cultists; −3; 6 to 8 players; University only.',
      'Assassin: with the Investigators; +2; 6 to 8 players.',
      'Firestarter: with the Investigators; −1; 5 to 8 players.',
      'Cursebearer: with the Investigators; +2; 7 or 8 players.',
      'Celebrity: with the Investigators; +2; 7 or 8 players.',
      'Blind Cultist: with the Cultists; +3, for a weak Cultist helps the others; 7 or 8 players.',
      'Cursed Hunter: as the curse card says; 0; 7 or 8 players.',
    ].join('\n'),
  }),
  ...under('Items', {
    'AC-2.13': [
      'The Item tokens of Under the Surface: 9 are used with 4 to 6 players, 10 with 7, all 11 with 8. That is one for each coloured room.',
      'Red relic: 3. Goes to the altar.',
      'Snow owl: 1. Acts at once and stays in the room.',
      'Dagger: 1. Carried, works for as long as you have it.',
      'Boots: 1 pair, 2 pairs with 8 players. Carried, work for as long as you have them.',
      'Special binoculars: 1. Carried, used once.',
      'Secret switch: 1. Acts at once and stays in the room.',
      'Rifle: 1. Carried, used once.',
      'Lamp: 1, only with 7 or 8 players. Carried, used once.',
    ].join('\n'),
  }),
  ...under('Abilities of rooms', {
    'AC-2.14': [
      'What a room of each colour offers besides placing cards and checking:',
      'Pink, inspect papers: see the row of this round on the Route card of one player.',
      'Blue, study: see what is in this room’s deck.',
      'Orange, rewire: cancel the next Lights Out.',
      'Red, ward: remove one danger anywhere.',
      'Cafeteria, call a vote.',
    ].join('\n'),
  }),
];
