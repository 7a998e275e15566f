import { under } from './under.ts';

export const components = [
  ...under('Components', {
    'RC-2.1':
      '50 Cultists, 8 Monsters, 6 Artifacts, 6 Old Ones and 4 Locations make 74 cards; one Dark Hunter token comes with them. The extended pool adds 2 Old Ones: 76 cards.',
  }),
  ...under('Cultists', {
    'RC-2.2': [
      'Five colours, each with the values 1 to 10 once: 50 Cultists, 275 points in all. They have no text. Each colour has a sigil of its own:',
      'Crimson: flame',
      'Amber: eye',
      'Jade: coil',
      'Azure: wave',
      'Violet: star',
    ].join('\n'),
  }),
  ...under('Monsters', {
    'RC-2.3': [
      'Eight different Monsters, one card each:',
      'Deep One: stays at the Location, worth 5 on your side.',
      'Star-Spawn: stays, worth 3; you may play 1 Cultist there at once, even on a locked Location.',
      'Shoggoth: destroys the two lowest opposing Cultists at the Location.',
      'Mi-Go: takes an opposing Cultist of value 6 or less from there into your hand.',
      'Byakhee: moves 1 to 3 of your Cultists there, then you draw 1 card.',
      'Nightgaunt: puts one opposing Cultist from there on top of the Valley.',
      'Ghoul: places a destroyed Cultist of value 6 or less on your side there.',
      'Hound of Tindalos: brings the Dark Hunter there; only your opponent’s highest Cultist is destroyed.',
    ].join('\n'),
  }),
  ...under('Artifacts', {
    'RC-2.4': [
      'Six different Artifacts, one card each:',
      'Necronomicon: draw 1 card, then play up to 2 extra Cultists, locked Locations allowed.',
      'Elder Sign: stays, worth 3; the Dark Hunter cannot enter, and your Cultists there are protected.',
      'Silver Key: take 1 or 2 Cultists from the discard pile and the Valley.',
      'Shining Trapezohedron: brings the Dark Hunter to a free Location; your opponent’s highest and lowest Cultist there are destroyed.',
      'Lamp of Alhazred: see your opponent’s hand, take 1 Cultist from it and learn the next Old One.',
      'Yellow Sign: an opposing Cultist of value 5 or less at any Location changes to your side.',
    ].join('\n'),
  }),
  ...under('Old Ones', {
    'RC-2.5': [
      'Each Old One has an arrival order of the four Locations (A Arkham, D Dunwich, I Innsmouth, K Kingsport) and a power for the favoured player:',
      'Cthulhu (I K D A): at up to two free Locations your opponent’s highest Cultist is destroyed.',
      'Azathoth (A I D K): the Dark Hunter goes to the lair, you draw 1, then play up to 2 Cultists on free Locations. Points decide the game.',
      'Yog-Sothoth (D A K I): move up to 2 of your Cultists to free Locations, then draw 2.',
      'Shub-Niggurath (D K I A): place a destroyed Cultist of value 6 or less on a free Location, or draw 2.',
      'Nyarlathotep (A D K I): an opposing Cultist of value 4 or less at a free Location changes sides.',
      'Hastur (K I A D): return up to 2 opposing Cultists of value 6 or less to your opponent’s hand, then your opponent discards 1 at random.',
      'Dagon (I D A K, extended pool): draw 2, then you may place the top Valley card on a free Location.',
      'Ithaqua (K A D I, extended pool): his Location counts as two at the end of the game.',
    ].join('\n'),
    'RC-2.6':
      'The base pool has 6 Old Ones, the extended pool 8. In the base pool Arkham and Dunwich come first in two arrival orders each, Innsmouth and Kingsport in one each; second in order are Arkham and Dunwich once each, Innsmouth and Kingsport twice each. So every Location is first or second choice three times. In the extended pool each is first twice and second twice.',
  }),
  ...under('Locations', {
    'RC-2.7': [
      'From left to right: Arkham (A), Dunwich (D), Innsmouth (I), Kingsport (K). No Location is a neighbour of another; the order only serves display and lists of options. With the option for Location powers, each has one:',
      'Arkham: Miskatonic Library',
      'Dunwich: Sentinel Hill',
      'Innsmouth: Order of the Tide',
      'Kingsport: The Festival',
    ].join('\n'),
  }),
  ...under('Token and places', {
    'RC-2.8': 'There is one Dark Hunter token. It is in its lair or on one Location.',
    'RC-2.9':
      'Cards can lie in these places: the face-down Cultist Deck; the face-up Valley, of which only the top card counts for the rules; the face-up discard pile, for Cultists only; the face-down Monster and Artifact decks, each with a face-up discard pile; the two hands; the eight sides, two at each Location; one place for an Old One at each Location; and the box with the unused Old Ones, face down.',
    'RC-2.10':
      'No card gets lost. Each of the 50 Cultists is always in exactly one of: Cultist Deck, Valley, discard pile, a hand, a side. Each of the 8 Monsters and 6 Artifacts is in exactly one of: its deck, a hand, its discard pile, a side.',
  }),
];
