import { under } from './under.ts';

export const flow = [
  ...under('The turn', {
    'RC-4.1':
      'After setup the seats take turns until the game is finished. At any time either exactly one seat has exactly one decision to make, or the rules run by themselves. Nothing is ever done at the same time.',
    'RC-4.2':
      'When your turn starts you have 2 actions; in the very first turn of the game the option "first turn actions" says how many. The limits on the Valley (RC-4.8) start afresh, and it is checked whether you must draw from the Cultist Deck (RC-4.20).',
    'RC-4.3':
      'In your turn you choose one thing to do at a time. It is carried out completely, with all further decisions it brings, before you choose the next. If ending the turn is all you could do, it ends by itself. If the game has ended meanwhile, nothing more happens.',
    'RC-4.4': [
      'What you may do in your turn:',
      'Draw from the Cultist Deck (costs an action): you have an action left and the deck is not empty.',
      'Draw from the Valley (costs an action): you have an action left, need not draw from the deck first (RC-4.20), and the Valley has a top card that you may take (RC-4.8).',
      'Play a Cultist (costs an action): you have an action left, need not draw from the deck first, and the Cultist in your hand has somewhere to go (RC-4.10).',
      'Play a Monster or an Artifact (free): it is in your hand and playable (RC-5.2).',
      'End the turn: you have no action left, or can neither draw nor play a Cultist.',
    ].join('\n'),
    'RC-4.5':
      'So in a turn you draw two cards, or play two Cultists, or do one of each in either order. You announce nothing: what you do with the second action you decide after the first.',
    'RC-4.6': 'Both actions are mandatory. You cannot end your turn while you can still draw or play a Cultist.',
  }),
  ...under('Drawing', {
    'RC-4.7': 'To draw from the Cultist Deck costs one action. Then you draw a card (RC-4.9).',
    'RC-4.8':
      'To draw from the Valley costs one action and puts its top card in your hand: only that card, never the whole pile. It may be a card that was played there this turn, and a card taken from there this turn may be played on it again; the option "Valley bounce" can forbid both.',
    'RC-4.9':
      'Whenever you draw, by an action or by an effect, take the top card of the Cultist Deck. A Cultist goes to your hand, unseen by your opponent. An Old One is revealed and awakens (RC-4.15), with you as its drawer. To draw several cards means to draw one after another. If three Old Ones are awake or the deck is empty, nothing happens. Any draw from the deck fulfils the duty of RC-4.20.',
  }),
  ...under('Playing a Cultist', {
    'RC-4.10':
      'Choose a Cultist from your hand, then where it goes: to any open Location (free and not hunted), or to the Valley if it fits. It fits if the Valley is empty, if its value is strictly higher than that of the top card, or if it has the colour of the top card. If the option "Valley bounce" forbids it, a card that you took from the Valley this turn does not go back there. The action is spent when you choose the card; as long as nothing hidden was seen, the choice can be taken back.',
    'RC-4.11': 'A Cultist always goes to your own side of a Location. A side holds any number of cards.',
    'RC-4.12': [
      'When a Cultist is played at a Location, by an action or by an effect that says "play", this happens in order:',
      '1. The card goes from your hand to your side.',
      '2. Influence is updated (RC-4.16).',
      '3. Three of a colour? (RC-4.17)',
      '4. Three of a number? (RC-4.17)',
      '5. A run? (RC-4.17)',
      '6. With Location powers, and if the Location is free: its power (RC-5.51).',
    ].join('\n'),
    'RC-4.13':
      'A Cultist played on the Valley becomes its top card. Then you must move the Dark Hunter (RC-4.14). Sets are never checked on the Valley.',
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
      '5. The seat that influences the Location now is favoured. If the Location is neutral, nobody is, and step 6 is left out.',
      "6. The Old One's power is carried out. The favoured seat makes all its decisions, even in the other player's turn.",
      '7. If three Old Ones are awake, the game ends at once (RC-6.1).',
      '8. Otherwise the drawer draws again, from the Cultist Deck only and without an action. Should that reveal another Old One, all this is done again.',
    ].join('\n'),
  }),
  ...under('Influence and sets', {
    'RC-4.16':
      'After every single change of cards the two side totals of each Location are compared. It faces the seat with the higher total; if they are equal it is neutral. This holds for locked Locations too.',
    'RC-4.17': [
      'Set Abilities look only at the Cultists on your side of the Location where you have just played a card, that card included:',
      'a) Colour: if at least three of them have its colour and the Dark Hunter is on a Location, you may send it to its lair, without a strike. If it is there already, nothing happens.',
      'b) Number: if at least three of them have its number, you must draw the top Monster, if there is one left.',
      'c) Run: if three of them have its colour and consecutive values, and the played card is one of these three, you must draw the top Artifact, if there is one left. Each Artifact drawn counts as acquired.',
      'They are checked in this order, each at most once for a played card. A card that adds to a set triggers it again: a fourth or fifth of a colour or number, or a card that makes a new run.',
    ].join('\n'),
  }),
  ...under('End of a turn', {
    'RC-4.18':
      'When your turn ends, it is noted whether a card was drawn from the Cultist Deck in it: if so, the count of turns without such a draw goes back to 0; if not, it rises by 1. Then the other seat has its turn.',
    'RC-4.19':
      'An Old One that is revealed in the middle of an effect is dealt with completely, its replacement draw included, before the effect goes on. If that ends the game, the rest of all effects is dropped.',
    'RC-4.20':
      'Our addition: when a turn starts after as many turns in a row without a draw from the Cultist Deck as the option "stall limit" says, you must draw from the deck before you may draw from the Valley or play a Cultist. Special cards may still be played. Otherwise two players could exchange Valley cards for ever.',
    'RC-4.21':
      'You are never stuck. While fewer than three Old Ones are awake, one is still in the Cultist Deck, so you can draw from it as long as you have an action. At least two Locations are free and the Dark Hunter blocks at most one, so every Cultist in hand has an open Location. Every other decision comes up only if there is something to choose.',
    'RC-4.22':
      'The game always ends: a card is drawn from the Cultist Deck at least once in every "stall limit + 1" turns, nothing puts cards back into it, and each special card is used at most once. So the third Old One will come.',
  }),
  ...under('Decisions', {
    'RC-4.23':
      'If a decision has only one possible answer, it is carried out without asking. Only the choice of what to do in your turn is asked even then, unless all you could do is end the turn.',
    'RC-4.24':
      'Options are listed in a fixed order: Locations from left to right; Cultists by colour (crimson, amber, jade, azure, violet) and then by value from low to high; special cards in the order of RC-2.3 and RC-2.4; "done", "no" and "end turn" last.',
    'RC-4.25':
      'If your time runs out, the table decides for you. In your turn: draw from the Cultist Deck if possible, else end the turn, else the first option. For an optional decision: done, or no. For any other: the first option in the fixed order.',
    'RC-4.26': [
      'All decisions, and who makes them:',
      'What to do in a turn, and where a Cultist goes: the seat whose turn it is.',
      'Where the Dark Hunter goes: the seat that moves it.',
      'Which of several equal Cultists is destroyed: the seat that causes it.',
      'Whether the Dark Hunter goes home: the seat that made the colour set.',
      'Location and target of a Monster or Artifact, and the Cultists that Byakhee moves: the seat that plays it. Byakhee and the Silver Key may stop after the first Cultist.',
      'Extra Cultists, and where they go: the seat that plays Star-Spawn or the Necronomicon, or that Azathoth favours. Each extra play may be declined.',
      'Everything about the power of an Old One: the favoured seat.',
      'Whether a Location power is used, and on which Cultist: the seat that played the Cultist.',
    ].join('\n'),
  }),
  ...under('What is kept track of', {
    'RC-4.27':
      'At any moment the game is fully described by: the options; whose turn it is and its number; the actions left; whether a deck draw is due or was made; the turns since the last one; the cards put on and taken from the Valley this turn; every deck, pile, side and hand; the box; where the Dark Hunter is; the Old Ones awake, whether points decide and which Location counts double; for each seat the Artifacts acquired, Monsters played, Location powers used and the next Old One if the Lamp has shown it; the effects still under way; and the result.',
  }),
];
