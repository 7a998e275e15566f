import { under } from './under.ts';

export const rulings = [
  ...under('Rulings: sources and editions', {
    'RC-9.1':
      'The faces of the Monsters, Artifacts and Old Ones are rebuilt here so that they fit what is known of them: some special card lets Cultists be played on locked Locations (Star-Spawn, Necronomicon); Monsters are played on Locations and the Dark Hunter stops them; some special cards stay in play (Deep One, Star-Spawn, Elder Sign); Artifacts acquired and Monsters played break ties; special cards help their owner or harm the opponent; the power of an Old One is used once; some Old Ones change how the game is won (Azathoth, Ithaqua).',
    'RC-9.2':
      '6 or 8 Old Ones? The rulebook says 6, and that is the default; a printed copy has 8, probably because of a later print run with extras, and so 8 is an option.',
    'RC-9.3': 'The 8 Monsters are all different, not pairs: more variety with the same count.',
    'RC-9.4':
      'The middle of a pile of 13 means 6 cards above and 7 below. Real players insert the card only roughly, so there are two more positions as options.',
    'RC-9.5': 'Nobody here knows your age, so the option "first player" stands in for "the oldest player begins".',
  }),
  ...under('Rulings: the turn', {
    'RC-9.6': 'May you pass? No. Both actions are mandatory.',
    'RC-9.7':
      'May two draws come from different places? Yes, for each draw you choose the Cultist Deck or the Valley anew.',
    'RC-9.8': 'A draw from the Valley takes one card, the top one, not the pile.',
    'RC-9.9': 'From an empty Valley nothing can be drawn; any Cultist can be played on it.',
    'RC-9.10':
      'To play a card on the Valley and draw it back in the same turn, or to draw it and play it back, is forbidden by default. Otherwise every turn could be a strike of the Dark Hunter for no card, and nobody would need the Cultist Deck. An option allows it.',
    'RC-9.11': 'You may draw from the Valley a card that you played in an earlier turn, or that your opponent played.',
    'RC-9.12': 'There is no hand limit.',
    'RC-9.13':
      'Without a Cultist in hand both actions must be draws; special cards may still be played. You can always draw (RC-4.21).',
    'RC-9.14':
      'The Cultist Deck cannot run out before the third Old One appears, for it is in there. A draw from an empty deck would do nothing.',
    'RC-9.15':
      'Special cards cannot be played in your opponent’s turn. The rulebook speaks of them only for your own turn, and so nobody has to be asked in secret.',
    'RC-9.16': 'A special card without a legal target cannot be played, not even just to have played one more Monster.',
    'RC-9.17':
      'If a power lets you draw in your opponent’s turn, it is a normal draw; if it reveals an Old One, you are its drawer.',
  }),
  ...under('Rulings: Locations and influence', {
    'RC-9.18': '0 against 0 is neutral.',
    'RC-9.19':
      'Cards on a locked Location stay and count: for influence, for the Locations at the end, and for points.',
    'RC-9.20':
      'A locked Location can still turn to the other player, but only by special cards (Deep One, Star-Spawn, Shoggoth, Mi-Go, Byakhee, Nightgaunt, Ghoul, Necronomicon, Elder Sign, Yellow Sign) or by Yog-Sothoth moving cards away from it.',
    'RC-9.21':
      'If a Location turns after an Old One has awakened there, the power of the Old One is not moved, repeated or undone.',
    'RC-9.22': 'The points on a Location are the values of the Cultists plus the points of the attachments.',
    'RC-9.23': 'You cannot play on your opponent’s side, and cannot move cards without an effect.',
  }),
  ...under('Rulings: Valley and Dark Hunter', {
    'RC-9.24':
      'On the Valley an equal value of another colour does not fit. The same colour fits with any value, higher or lower.',
    'RC-9.25': 'Only the top card of the Valley is compared.',
    'RC-9.26': 'Valley cards have no points and make no sets, and are never shuffled back.',
    'RC-9.27':
      'The Dark Hunter must move to a different Location than it is on. There always is one, unless an Elder Sign is in the way: then it goes to its lair (RC-4.14).',
    'RC-9.28': 'The Dark Hunter may strike your own Cultist. You must move it all the same.',
    'RC-9.29':
      'If one side has the highest value several times, one of these Cultists is destroyed. Whoever moves the Dark Hunter picks which.',
    'RC-9.30': 'If both sides tie for the highest value and one has it twice, each side loses one card.',
    'RC-9.31': 'On a Location without Cultists the Dark Hunter destroys nothing, but blocks the Location.',
    'RC-9.32':
      'The Dark Hunter strikes only when it is moved for a play on the Valley, by the Hound of Tindalos or by the Shining Trapezohedron. On its way to the lair it never strikes.',
    'RC-9.33': 'The Dark Hunter is never on a locked Location.',
    'RC-9.34':
      'A colour set while the Dark Hunter is in its lair does nothing. How many cards the set has does not matter.',
    'RC-9.35':
      'You cannot play a card on a hunted Location in order to make a colour set there and send the Dark Hunter away: the play itself is not allowed.',
    'RC-9.36': 'Attachments are never destroyed and are never the highest Cultist.',
  }),
  ...under('Rulings: Set Abilities', {
    'RC-9.37':
      'The played card must belong to the set. An old set elsewhere, or of another colour at the same Location, does not trigger.',
    'RC-9.38':
      'One card can trigger all three sets. Example: azure 4 played to azure 3, azure 5, jade 4 and amber 4 makes colour, number and run.',
    'RC-9.39': 'A card that completes several runs at once (the 3 between 1, 2, 4 and 5) draws one Artifact.',
    'RC-9.40': 'To extend a run (a 5 to 2-3-4) makes a new run, 3-4-5, and draws an Artifact again.',
    'RC-9.41': 'Runs do not wrap around: 9-10-1 is no run.',
    'RC-9.42':
      'You have no choice about drawing the Monster or Artifact. If that deck is empty nothing happens; discarded cards do not refill it.',
    'RC-9.43': 'A run is also three of a colour, so the colour set comes too, before it.',
    'RC-9.44': 'A set that is broken later loses nothing. To complete it again triggers it again.',
  }),
  ...under('Rulings: Old Ones', {
    'RC-9.45':
      'An Old One goes to the first free Location of its arrival order. The Dark Hunter, attachments and other cards do not stop it.',
    'RC-9.46': 'At a neutral Location nobody gets the power. The drawer still draws the replacement card.',
    'RC-9.47':
      'The favoured player may be the one who did not draw the Old One. That player makes every decision of the power, at once.',
    'RC-9.48':
      'The replacement card comes from the Cultist Deck, not from the Valley, and costs no action. So an action that reveals an Old One still brings a Cultist, unless the game ends.',
    'RC-9.49': 'An Old One is never held in a hand.',
    'RC-9.50': 'An Old One drawn by an effect awakens in the same way. Whoever draws the card is the drawer.',
    'RC-9.51': 'If several come in a row (Old One position "shuffled"), each is dealt with completely before the next.',
    'RC-9.52':
      'The power of the third Old One is carried out, then the game ends: the power is part of the awakening. No replacement card is drawn; it could only change the last tie-break.',
    'RC-9.53': 'You can be favoured by attachments alone, without a Cultist there. Influence is what counts.',
    'RC-9.54': 'Once Azathoth is awake points decide, even if nobody was favoured.',
    'RC-9.55':
      'Powers of Old Ones do not touch locked Locations, except that Yog-Sothoth may move your own Cultists away from one. Only Monsters and Artifacts open a locked Location for Cultists. So the third power cannot overturn everything.',
    'RC-9.56': 'If Cthulhu is the third to awaken, only one free Location is left, so he destroys at most one Cultist.',
    'RC-9.57': 'Yog-Sothoth moves each Cultist at most once. It may move to a hunted Location, for this is no play.',
    'RC-9.58':
      "Hastur's random discard can hit Cultists that he has just returned. Monsters and Artifacts are never discarded by it.",
    'RC-9.59':
      'If Hastur is the third to awaken, the random discard still happens; it can matter for the last tie-break (RC-6.6).',
    'RC-9.60': 'If Shub-Niggurath is the third to awaken and no card of the discard pile is suitable, nothing happens.',
  }),
  ...under('Rulings: special cards and combinations', {
    'RC-9.61':
      'An Elder Sign keeps the Dark Hunter out for both players, whether it is moved for a play on the Valley, by the Hound of Tindalos or by the Shining Trapezohedron.',
    'RC-9.62':
      'The owner of the Elder Sign may move protected Cultists away with Byakhee. At the new Location they are not protected.',
    'RC-9.63': 'If an Old One awakens where an Elder Sign is, both stay and nothing else changes.',
    'RC-9.64':
      'Protection stops the Shoggoth, Mi-Go, Nightgaunt, Yellow Sign, Cthulhu, Nyarlathotep, Hastur and Kingsport power of your opponent.',
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
    'RC-9.72': 'Star-Spawn on an open Location: the extra Cultist there is a normal play without an action.',
    'RC-9.73':
      'The Hound of Tindalos or the Shining Trapezohedron used where the Dark Hunter already is: it strikes there again.',
    'RC-9.74': 'A Cultist that changed sides (Yellow Sign, Nyarlathotep) belongs to its new side in every respect.',
    'RC-9.75':
      "The Dark Hunter goes to its lair before Azathoth's plays, so a colour set made by them has nothing to send home. In your opponent’s turn these plays use the favoured player's hand; Monsters and Artifacts gained by them wait for that player's own turn, or count only for the tie-breaks if the game ends.",
    'RC-9.76':
      'The top Valley card that Dagon places may be one that was played there this turn. It is placed, not taken into a hand.',
    'RC-9.77': 'If Ithaqua and Azathoth are both awake, points decide and Ithaqua has no effect.',
    'RC-9.78': "If Ithaqua's Location is neutral at the end, it counts for nobody.",
  }),
  ...under('Rulings: end of the game', {
    'RC-9.79': 'The fourth Location, which is still free, counts like the others.',
    'RC-9.80': 'Cards in play are the Cultists and attachments at Locations, free and locked.',
    'RC-9.81': 'Artifacts acquired are those drawn during the game, even if still in hand or discarded.',
    'RC-9.82':
      'The game can end in the middle of a turn, after the first action or within an effect. Nobody gets a turn to even things out.',
    'RC-9.83': 'To concede or to leave is up to the table, not to these rules; the other seat wins.',
  }),
];
