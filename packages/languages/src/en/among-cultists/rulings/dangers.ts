import { under } from '../../../under.ts';

export const dangers = [
  ...under('Ghosts', {
    'AC-5.1':
      'A Ghost keeps its player, hand, Route card, role and team. It moves with 3 movement points, passes the locked door, and is not hurt by unsafe passages, the Fishman, snares or jammed doors.',
    'AC-5.2':
      'A Ghost takes part in no encounter and is no witness to one. It cannot be checked, fought, voted out, handed Items or made leader of the ritual.',
    'AC-5.3': 'A Ghost talks, and votes with 1 vote. It cannot call a vote.',
    'AC-5.4': 'A Ghost places and checks cards, bound to its route or not as its role says. Books it gains count.',
    'AC-5.5': 'The Pulse deck of a Ghost stays where it is. It matters only for the Celebrity.',
  }),
  ...under('Events and dangers', {
    'AC-5.10':
      'The dangers on the map are Acolytes, portals and the Fishman. Where a room is picked at random, all are equally likely, and all see the result.',
    'AC-5.11':
      'Lights Out: if the generator marker is in play, remove it, and nothing else happens. Otherwise this round is dark until its Clean-up. The dark changes encounters and nothing else.',
    'AC-5.12':
      'The Fishman Prowls: he goes where the crowd is, to the coloured room with the most living Characters; the room he is in does not count. If several have the most, one of them is picked at random. If no other coloured room has a living Character, he goes to a random coloured room other than the one he is in.',
    'AC-5.13':
      'Acolytes Gather: put an Acolyte from the supply into a random coloured room without one; with 7 or 8 players do this twice. Whenever the supply is empty, 1 victory point is lost instead, but there are never fewer than 0.',
    'AC-5.14':
      'A Portal Opens: put a portal into a random coloured room without one. With two cards and two markers this is always possible.',
    'AC-5.15':
      'Jammed Doors: in the next round every living Character has 1 movement point less. In round 10 this does nothing.',
    'AC-5.16':
      'Broken Ground: put a hazard marker on a random passage that is safe now. It is unsafe for the Movement phase of the next round; the marker goes at the end of that round. Whoever stands there now draws nothing.',
    'AC-5.17': 'Quiet Hour: nothing happens.',
    'AC-5.18':
      'Hidden Stacks: two different random coloured rooms get 1 Success card each from the reserve, face down. Shuffle their decks.',
    'AC-5.19':
      'The Fishman bites at the end of the Event phase, before encounters: each living Character in his Location, in turn order, draws the top card of the unsafe-passages deck into its Pulse deck, unseen. If the deck is empty, nothing happens; for Cultists the cult’s mark holds. He bites in every round, for as long as he is there.',
    'AC-5.20':
      'While they are on the map: where an Acolyte is, nobody can do Room actions. Where the Fishman is, nobody can do Room actions, and he bites. A portal swallows cards. One room can hold several dangers; a fight or a ward removes one at a time.',
  }),
  ...under('Abilities of rooms', {
    'AC-5.21':
      'Pink, inspect papers: choose any other Character, living or Ghost, wherever it is. You, and only you, see the colours that its real Route card names in this round. All see whom you looked at.',
    'AC-5.22':
      'Blue, study: you, and only you, see how many Success, Failure and Sabotage cards this room’s deck holds. The deck is shuffled afterwards. All see which room you studied.',
    'AC-5.23': 'Orange, rewire: put the generator marker into play. It cancels the next Lights Out.',
    'AC-5.24':
      'Red, ward: choose one Acolyte or portal anywhere, or the Fishman if he is on the map. An Acolyte or a portal goes back to the supply, the Fishman to the depths. The four colours work for living Characters, and a table can switch them off.',
  }),
];
