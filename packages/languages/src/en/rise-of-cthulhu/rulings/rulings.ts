import { under } from '../../../under.ts';

export const rulings = [
  ...under('Rulings: sources and editions', {
    'RC-9.1':
      'The texts of the Monsters, Artifacts and Old Ones were on pictures that we did not have. They are rebuilt so that they fit all that the book says about them.',
    'RC-9.2': '6 or 8 Old Ones? The book says 6. A printed copy with 8 is known, so 8 can be chosen.',
  }),
  ...under('Rulings: the turn', {
    'RC-9.7':
      'May two draws come from different places? Yes, for each draw you choose the Cultist Deck or the Valley anew.',
    'RC-9.9': 'From an empty Valley nothing can be drawn; any Cultist can be played on it.',
    'RC-9.11': 'You may draw from the Valley a card that you played in an earlier turn, or that your opponent played.',
    'RC-9.12': 'There is no hand limit.',
    'RC-9.13': 'Without a Cultist in hand both actions must be draws. You may still play special cards.',
    'RC-9.15': 'Special cards cannot be played in your opponent’s turn.',
    'RC-9.16': 'A special card without a legal target cannot be played, not even just to have played one more Monster.',
    'RC-9.17':
      'If a power lets you draw in your opponent’s turn and you draw an Old One, you are its drawer and draw the replacement.',
  }),
  ...under('Rulings: Locations and influence', {
    'RC-9.19':
      'Cards on a locked Location stay and count: for influence, for the Locations at the end, and for points.',
    'RC-9.20':
      'A locked Location can still turn to the other player, but only by special cards or by Yog-Sothoth moving cards away from it.',
    'RC-9.21':
      'If a Location turns after an Old One has awakened there, the power of the Old One is not moved, repeated or undone.',
    'RC-9.23': 'You cannot play on your opponent’s side, and cannot move cards without an effect.',
  }),
  ...under('Rulings: Valley and Dark Hunter', {
    'RC-9.24':
      'On the Valley an equal value of another colour does not fit. The same colour fits with any value, higher or lower.',
    'RC-9.26': 'Valley cards have no points and make no sets, and are never shuffled back.',
    'RC-9.27':
      'The Dark Hunter must move to a different Location than it is on. There always is one, unless an Elder Sign is in the way: then it goes to its lair.',
    'RC-9.32':
      'The Dark Hunter strikes only when it is moved for a play on the Valley, by the Hound of Tindalos or by the Shining Trapezohedron. On its way to the lair it never strikes.',
    'RC-9.35':
      'You cannot play a card on a hunted Location in order to make a colour set there and send the Dark Hunter away: the play itself is not allowed.',
  }),
  ...under('Rulings: Set Abilities', {
    'RC-9.38':
      'One card can trigger all three sets. Example: azure 4 played to azure 3, azure 5, jade 4 and amber 4 makes colour, number and run.',
    'RC-9.39': 'A card that completes several runs at once (the 3 between 1, 2, 4 and 5) draws one Artifact.',
    'RC-9.40': 'To extend a run (a 5 to 2-3-4) makes a new run, 3-4-5, and draws an Artifact again.',
    'RC-9.41': 'Runs do not wrap around: 9-10-1 is no run.',
    'RC-9.43': 'A run is also three of a colour, so the colour set comes too, before it.',
    'RC-9.44': 'A set that is broken later loses nothing. To complete it again triggers it again.',
  }),
  ...under('Rulings: Old Ones', {
    'RC-9.53': 'You can be favoured by attachments alone, without a Cultist there. Influence is what counts.',
    'RC-9.55':
      'Powers of Old Ones do not touch locked Locations, except that Yog-Sothoth may move your own Cultists away from one. Only Monsters and Artifacts open a locked Location for Cultists. So the third power cannot overturn everything.',
    'RC-9.56': 'If Cthulhu is the third to awaken, only one free Location is left, so he destroys at most one Cultist.',
    'RC-9.58':
      'Hastur’s random discard can hit Cultists that he has just returned. Monsters and Artifacts are never discarded by it.',
    'RC-9.59':
      'If Hastur is the third to awaken, the random discard still happens; it can matter for the last tie-break.',
    'RC-9.60': 'If Shub-Niggurath is the third to awaken and no card of the discard pile is suitable, nothing happens.',
  }),
  ...under('Rulings: special cards and combinations', {
    'RC-9.61':
      'An Elder Sign keeps the Dark Hunter out for both players, whether it is moved for a play on the Valley, by the Hound of Tindalos or by the Shining Trapezohedron.',
    'RC-9.65':
      'The card that Nightgaunt puts on the Valley is its new top card; later plays on the Valley in the same turn are compared with it.',
    'RC-9.66':
      'That card counts neither as played on the Valley nor as taken from it. Once you draw it, it counts as taken this turn.',
    'RC-9.67':
      'A Cultist taken by Mi-Go or the Lamp of Alhazred may be played in the same turn, on a Location or on the Valley.',
    'RC-9.68':
      'Ghoul and Shub-Niggurath may bring back any fitting card of the discard pile, your opponent’s former cards too.',
    'RC-9.69': 'If the Silver Key takes a card from the middle of the Valley, the top card stays the same.',
    'RC-9.70':
      'If the draw of the Necronomicon awakens an Old One, that is dealt with first, replacement card included; then come the extra plays, with the Locations as they are by then. If the game ends, the extra plays are lost, but the Artifact still counts as acquired.',
    'RC-9.71':
      'If the draw of Byakhee awakens an Old One at the Location it was played on, the Cultists just moved already count for influence.',
    'RC-9.74': 'A Cultist that changed sides (Yellow Sign, Nyarlathotep) belongs to its new side in every respect.',
    'RC-9.75':
      'The Dark Hunter goes to its lair before Azathoth’s plays, so a colour set made by them has nothing to send home. Monsters and Artifacts gained by them wait for the favoured player’s own turn.',
    'RC-9.76':
      'The top Valley card that Dagon places may be one that was played there this turn. It is placed, not taken into a hand.',
    'RC-9.77': 'If Ithaqua and Azathoth are both awake, points decide and Ithaqua has no effect.',
    'RC-9.78': 'If Ithaqua’s Location is neutral at the end, it counts for nobody.',
  }),
  ...under('Rulings: end of the game', {
    'RC-9.83': 'If a player leaves or gives up, the opponent wins.',
  }),
];
