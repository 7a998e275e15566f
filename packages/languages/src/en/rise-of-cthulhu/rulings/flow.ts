import { under } from '../../../under.ts';

export const flow = [
  ...under('The turn', {
    'RC-4.4': [
      'In your turn you have 2 actions. For each of them:',
      'Draw from the Cultist Deck, if it is not empty.',
      'Draw the top card of the Valley, if there is one.',
      'Or play a Cultist that has somewhere to go.',
      'Monsters and Artifacts are free. Everything is carried out completely before you choose again. When nothing is left to do, your turn ends by itself.',
    ].join('\n'),
    'RC-4.6': 'Both actions are mandatory. You cannot end your turn while you can still draw or play a Cultist.',
  }),
  ...under('Drawing', {
    'RC-4.8':
      'To draw from the Valley takes its top card: only that one, never the pile. It may be a card that was played there this turn. You may also play a card back that you took from there this turn. A table can forbid both.',
    'RC-4.9':
      'Whenever you draw, by an action or an effect, take the top card of the Cultist Deck. A Cultist goes to your hand, unseen by your opponent. An Old One is revealed and awakens, with you as its drawer; it never stays in a hand. Several cards are drawn one after another. Once three Old Ones are awake, nothing is drawn.',
  }),
  ...under('Playing a Cultist', {
    'RC-4.10':
      'Choose a Cultist from your hand, then where it goes: to an open Location, or to the Valley if it fits. It fits if the Valley is empty, if its value is higher than that of the top card, or if it has the colour of the top card. As long as nothing hidden was seen, you can take the choice back.',
    'RC-4.11': 'A Cultist always goes to your own side of a Location. A side holds any number of cards.',
    'RC-4.12': [
      'When a Cultist is played at a Location, by an action or by an effect that says “play”, this happens in order:',
      '1. The card goes from your hand to your side.',
      '2. Influence is updated.',
      '3. Three of a colour?',
      '4. Three of a number?',
      '5. A run?',
      '6. With Location powers, and if the Location is free: its power.',
    ].join('\n'),
    'RC-4.13':
      'A Cultist played on the Valley becomes its top card. Then you must move the Dark Hunter. Sets are never checked on the Valley.',
  }),
  ...under('The Dark Hunter', {
    'RC-4.14': [
      'When you must move the Dark Hunter:',
      '1. Choose a free Location that it is not on already and that has no Elder Sign.',
      '2. If there is none, the Hunter goes to its lair and nothing is destroyed.',
      '3. Otherwise it moves there and looks for the highest value among all Cultists on both sides. Without Cultists nothing is destroyed.',
      '4. Each side that has a Cultist of that value loses exactly one of them: if both sides tie, each loses one; if a side has several, it loses only one.',
      '5. If a side has several to lose, you choose which one, on your opponent’s side first, then on yours.',
      '6. Influence is updated. The Hunter stays, and strikes again only when it is moved again.',
      'While the Hunter is on a Location, nobody can play a Cultist or a Monster there. Placing, moving and Artifacts are not stopped.',
    ].join('\n'),
  }),
  ...under('Old Ones awaken', {
    'RC-4.15': [
      'When an Old One is drawn:',
      '1. It goes to the first free Location of its arrival order. There is always one.',
      '2. That Location is now locked, and one more Old One is awake.',
      '3. If the Dark Hunter is there, it goes back to its lair without a strike.',
      '4. Azathoth makes points decide the game; Ithaqua makes his Location count double. Both hold whoever is favoured, even if nobody is.',
      '5. The player that influences the Location now is favoured. If the Location is neutral, nobody is, and step 6 is left out.',
      '6. The Old One’s power is carried out. The favoured player makes all its decisions, even in the other player’s turn.',
      '7. If three Old Ones are awake, the game ends at once.',
      '8. Otherwise the drawer draws again, from the Cultist Deck only and without an action. Should that reveal another Old One, all this is done again.',
    ].join('\n'),
  }),
  ...under('Influence and sets', {
    'RC-4.16':
      'After every single change of cards the two side totals of each Location are compared. It faces the player with the higher total; if they are equal it is neutral. This holds for locked Locations too.',
    'RC-4.17': [
      'Sets look only at the Cultists on your side of the Location where you have just played a card, that card included:',
      'a) Colour: if at least three of them have its colour and the Dark Hunter is on a Location, you may send it to its lair, without a strike. If it is there already, nothing happens.',
      'b) Number: if at least three of them have its number, you must draw the top Monster, if there is one left.',
      'c) Run: if three of them have its colour and consecutive values, and the played card is one of these three, you must draw the top Artifact, if there is one left. Each Artifact drawn counts as acquired.',
      'They are checked in this order, each at most once for a played card. A card that adds to a set triggers it again: a fourth or fifth of a colour or number, or a card that makes a new run.',
    ].join('\n'),
  }),
  ...under('End of a turn', {
    'RC-4.18':
      'At the end of your turn it is counted for how many turns nobody has drawn from the Cultist Deck. Then it is your opponent’s turn.',
    'RC-4.20':
      'Our addition: when nobody has drawn from the Cultist Deck for a number of turns that the table has set, you must draw from it before you draw from the Valley or play a Cultist. You may still play special cards.',
  }),
  ...under('Decisions', {
    'RC-4.25':
      'If your time runs out, the table decides for you. In your turn it draws from the Cultist Deck, or ends the turn. What is optional is declined. Otherwise it takes the first possibility.',
  }),
];
