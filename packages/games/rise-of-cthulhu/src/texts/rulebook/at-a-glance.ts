import { under } from './under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'RC-1.1': 'Exactly two players. There are no teams and no neutral player.',
    'RC-1.2': 'A game takes about 30 minutes: usually 40 to 60 turns, both players together.',
    'RC-1.3':
      'You lead a cult and vie for influence on four Locations: Arkham, Dunwich, Innsmouth and Kingsport. Old Ones awaken from the Cultist Deck. Whoever influences the Location where one awakens gets its benefit.',
    'RC-1.4':
      'A turn is two actions. Each action is either to draw one card or to play one Cultist. Monsters and Artifacts are played on top of that, for free.',
    'RC-1.5':
      'Hidden are the hands and the order of all face-down decks. Everything on the table is open to all. Section 8 has the details.',
    'RC-1.6':
      'The game ends when the third Old One has awakened and its power has been carried out. Whoever more Locations face wins. If that is a tie, or Azathoth is awake, total points decide. If everything is tied, both players lose.',
    'RC-1.7':
      'The standard game is that of the rulebook of 2015. Two modules can be added: two more Old Ones, and Location powers. There are no other expansions.',
  }),
  ...under('Glossary', {
    'RC-1.8': [
      'What the words mean:',
      'Free Location: no Old One lies on it.',
      'Locked Location: an Old One lies on it.',
      'Hunted Location: the Dark Hunter is on it.',
      'Open Location: free and not hunted.',
      'Lair: the space between the Cultist Deck and the Valley, home of the Dark Hunter.',
      "Side: each Location has two, one for each seat; only that seat's cards lie there.",
      'Value: the number on a Cultist, 1 to 10.',
      "Attachment: a Monster or Artifact that stays on its owner's side of a Location and has points.",
      'Side total: the values of the Cultists plus the points of the attachments on one side of one Location.',
      'Influence: the seat with the higher side total influences the Location; the Location faces that seat.',
      'Neutral: both side totals are equal, 0 and 0 included; the Location faces nobody.',
      'Special card: a Monster or an Artifact.',
      'Play (a Cultist): put it from your hand on a Location or the Valley, by an action or by an effect that says "play". Only a play can trigger Set Abilities.',
      'Place, move, take, return: an effect changes where a card lies. This is never a play.',
      'Destroy: put a Cultist from a Location on the discard pile.',
      'Drawer: the seat that drew an Old One from the Cultist Deck.',
      'Favoured: the seat that influences the Location at the moment the Old One awakens there.',
      'Opponent: the other seat; opposing cards are its cards.',
      "Protected: a Cultist on the Elder Sign owner's side of the Location with the Elder Sign (RC-5.22).",
      'Awake: an Old One that lies on a Location.',
    ].join('\n'),
  }),
];
