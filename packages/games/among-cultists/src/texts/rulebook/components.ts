import { ROUTE_ROWS } from './route-rows.ts';
import { under } from './under.ts';

export const components = [
  ...under('Victory table', {
    'AC-2.1': [
      'The number of players says how many Cultists there are, how many victory points (VP) the Investigators need, and how many dead Investigators the Cultists need (K). One book is 1 VP.',
      '4 players: 1 Cultist; 10 VP on both maps; K 3; 3 others.',
      '5 players: 1 Cultist; 10 VP on both maps; K 3; 4 others.',
      '6 players: 1 Cultist; 11 VP on Under the Surface, 12 on the University; K 4; 5 others.',
      '7 players: 2 Cultists; 11 VP on Under the Surface, 12 on the University; K 4; 5 others.',
      '8 players: 2 Cultists; 12 VP on Under the Surface, 13 on the University; K 5; 6 others.',
    ].join('\n'),
  }),
  ...under('Cards', {
    'AC-2.2': [
      'There are 206 cards:',
      'Pulse cards: 64 Alive, 12 Dead.',
      'Room cards: 70 Success, 18 Failure, 10 Sabotage.',
      '12 Route cards, each different, and 20 event cards (AC-2.9).',
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
      'Start cards of the rooms. The rooms with number 1 are Pink 1, Blue 1, Orange 1 and Red 1. With 4 to 6 players these get 3 cards and each other coloured room 2, so those four are active from the start (AC-4.36). With 7 or 8 players every coloured room gets 2. The cards come from a pool that everybody knows:',
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
    'AC-2.8': [
      'A Route card names two or three room colours for each of the ten rounds: P pink, B blue, O orange, R red. Each card names each colour six times, and in each round the twelve cards together name each colour equally often. From round 1 to round 10:',
      ...ROUTE_ROWS,
    ].join('\n'),
    'AC-2.9': [
      'The 20 event cards:',
      'Lights Out, 5 cards (AC-5.11)',
      'The Fishman Prowls, 4 cards (AC-5.12)',
      'Acolytes Gather, 3 cards (AC-5.13)',
      'A Portal Opens, 2 cards (AC-5.14)',
      'Jammed Doors, 2 cards (AC-5.15)',
      'Broken Ground, 2 cards (AC-5.16)',
      'Quiet Hour, 1 card (AC-5.17)',
      'Hidden Stacks, 1 card (AC-5.18)',
    ].join('\n'),
  }),
  ...under('Tokens and markers', {
    'AC-2.10': [
      'On and beside the map:',
      '8 Character standees with a living side and a Ghost side, 8 portraits next to which carried Items lie, and an envelope for each player.',
      'Role markers: 7 Investigators, 2 Cultists, and one each of Seer, Snitch, Assassin, Firestarter, Cursebearer, Celebrity, Blind Cultist and Cursed Hunter.',
      '22 books, two for each coloured room: 6 pink, 6 blue, 6 orange, 4 red.',
      '1 Fishman, 4 Acolytes, 2 portals, 2 hazard markers for broken ground, 1 generator marker.',
      '1 round clock from 1 to 10 with a sign at rounds 5 and 6, and 1 start player marker.',
      '6 double-sided map parts, 11 Item tokens (AC-2.13), 1 door marker with a locked and an open side, and 1 Unsafe Passage board for the unsafe-passages deck.',
      'For the Curse of the Hunter: 6 snares (3 jaws, 3 empty), 6 hunt cards (4 Graze, 2 Mortal Wound) and 3 curse cards (Redeemed, Bound, Feral).',
      'An Acolyte is a follower of the cult on the map, not a player.',
    ].join('\n'),
    'AC-2.11':
      'The Characters are Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette and Silas. They have no abilities.',
  }),
  ...under('Roles', {
    'AC-2.12': [
      'What a role wins with matters in play. Loyalty says which side gains from the role being in the mix, + the Investigators and - the Cultists, and serves the balance meter only (AC-7.4). Difficulty, from 1 to 3, is how hard the role is to play.',
      'Investigator: wins with the Investigators; loyalty 0; difficulty 1; 4 to 8 players.',
      'Cultist: wins with the Cultists; loyalty 0; difficulty 2; 4 to 8 players (AC-5.30).',
      'Seer: wins with the Investigators; loyalty +3; difficulty 3; 5 to 8 players; University only (AC-5.31).',
      'Snitch: wins with the Cultists; loyalty -3; difficulty 3; 6 to 8 players; University only (AC-5.32).',
      'Assassin: wins with the Investigators; loyalty +2; difficulty 2; 6 to 8 players (AC-5.33).',
      'Firestarter: wins with the Investigators; loyalty -1; difficulty 2; 5 to 8 players (AC-5.34).',
      'Cursebearer: wins with the Investigators; loyalty +2; difficulty 2; 7 or 8 players (AC-5.35).',
      'Celebrity: wins with the Investigators; loyalty +2; difficulty 1; 7 or 8 players (AC-5.36).',
      'Blind Cultist: wins with the Cultists; loyalty +3; difficulty 3; 7 or 8 players (AC-5.37).',
      'Cursed Hunter: wins as the curse card says (AC-5.62); loyalty unknown, counted as 0; difficulty 3; 7 or 8 players.',
      'Cultist and Blind Cultist hold the hand of a Cultist, all other roles that of an Investigator. The player counts are recommendations.',
    ].join('\n'),
  }),
  ...under('Items', {
    'AC-2.13': [
      'The Item tokens of Under the Surface: 9 are used with 4 to 6 players, 10 with 7, all 11 with 8. That is one for each coloured room.',
      'Red relic: 3. Goes to the altar (AC-5.41).',
      'Snow owl: 1. Acts at once and stays in the room (AC-5.42).',
      'Dagger: 1. Carried, works for as long as you have it (AC-5.43).',
      'Boots: 1 pair, 2 pairs with 8 players. Carried, work for as long as you have them (AC-5.44).',
      'Special binoculars: 1. Carried, used once (AC-5.45).',
      'Secret switch: 1. Acts at once and stays in the room (AC-5.46).',
      'Rifle: 1. Carried, used once (AC-5.47).',
      'Lamp: 1, only with 7 or 8 players. Carried, used once (AC-5.48).',
    ].join('\n'),
  }),
  ...under('Abilities of rooms', {
    'AC-2.14': [
      'What a room of each colour offers besides placing cards and checking:',
      'Pink, inspect papers: see the row of this round on the Route card of one player (AC-5.21).',
      "Blue, study: see what is in this room's deck (AC-5.22).",
      'Orange, rewire: cancel the next Lights Out (AC-5.23).',
      'Red, ward: remove one danger anywhere (AC-5.24).',
      'Cafeteria, initiate a vote (AC-4.50).',
    ].join('\n'),
  }),
];
