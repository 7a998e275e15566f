import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'RC-1.1': 'Exactly two players. There are no teams and no neutral player.',
    'RC-1.2': 'A game takes about 30 minutes: usually 40 to 60 turns, both players together.',
    'RC-1.3':
      'You lead a cult. Old Ones awaken from the Cultist Deck at four Locations: Arkham, Dunwich, Innsmouth and Kingsport. Whoever influences the Location where one awakens gets its power.',
  }),
  ...under('Glossary', {
    'RC-1.8': [
      'What the words mean:',
      'A free Location has no Old One, a locked one has. A hunted Location has the Dark Hunter. An open one is free and not hunted.',
      'The lair is the Dark Hunter’s home, between the Cultist Deck and the Valley.',
      'An attachment is a Monster or Artifact that stays on its owner’s side of a Location and has points. A side total is the values of the Cultists and the points of the attachments there.',
      'To play a Cultist is to put it from your hand on a Location or the Valley. Only that can make a set. When an effect places, moves, takes or returns a card, that is never a play.',
      'To destroy a Cultist is to put it from a Location on the discard pile.',
      'The drawer is the player who drew the Old One. The favoured player influences its Location when it awakens.',
      'An Old One on a Location is awake.',
    ].join('\n'),
  }),
];
