import { under } from '../../../under.ts';

export const cards = [
  ...under('Special cards', {
    'RC-5.1':
      'You play Monsters and Artifacts only in your own turn: before, between or after your actions, never in your opponent’s turn and never in the middle of another effect. They cost no action, and you may play any number in a turn, even those drawn in the same turn.',
    'RC-5.2': 'You can play a special card only if it has the targets it needs. If not, it stays in your hand.',
    'RC-5.3':
      'A Monster is always played on a Location that is not hunted; it may be locked. Only the Hound of Tindalos is different. Artifacts are not stopped by the Dark Hunter.',
    'RC-5.4':
      'A Monster counts as played at once; then its effect happens, and the card goes to the Monster discard pile unless it stays. An Artifact goes to the Artifact discard pile after its effect unless it stays. Discard piles are never shuffled back.',
    'RC-5.5':
      'Attachments count their points on their owner’s side, for influence and for total points. They are not Cultists: the Dark Hunter, sets, Monsters, Artifacts and powers that name Cultists pass them by. Nothing removes them.',
    'RC-5.6':
      'A protected Cultist (Elder Sign) cannot be destroyed, moved, taken or returned by your opponent’s Monsters, Artifacts, Old One powers or Location powers, and cannot be chosen by them. Its owner may still move it.',
  }),
  ...under('Monsters', {
    'RC-5.7': 'Deep One: play it on any Location that is not hunted. It stays on your side there, worth 5 points.',
    'RC-5.8':
      'Star-Spawn: play it on any Location that is not hunted. It stays on your side there, worth 3 points. Then you may play one Cultist from your hand there, even if the Location is locked. Sets apply.',
    'RC-5.9':
      'Shoggoth: play it on a Location that is not hunted and has an unprotected opposing Cultist. Destroy your opponent’s lowest Cultist there, twice; among equals you choose. If there is only one, one is destroyed.',
    'RC-5.10':
      'Mi-Go: play it on a Location that is not hunted and has an unprotected opposing Cultist of value 6 or less. Take one such Cultist into your hand.',
    'RC-5.11':
      'Byakhee: play it on any Location that is not hunted, provided you have a Cultist at another Location. Move 1, 2 or 3 of your Cultists from other Locations, be they free, locked or hunted, to your side there, one by one; you may stop after the first. Then draw 1 card.',
    'RC-5.12':
      'Nightgaunt: play it on a Location that is not hunted and has an unprotected opposing Cultist. Put one such Cultist on top of the Valley. This is no play: colour and value do not matter, and the Dark Hunter does not move. You may draw the card in the same turn with an action.',
    'RC-5.13':
      'Ghoul: play it on any Location that is not hunted, provided the discard pile has a Cultist of value 6 or less. Place one such Cultist, whoever owned it, on your side there.',
    'RC-5.14':
      'Hound of Tindalos: play it on a free Location without an Elder Sign where your opponent has a Cultist; it may be hunted. The Dark Hunter moves there, or stays if it is there. Only your opponent’s highest Cultist there is destroyed; among equals you choose. Your Cultists are spared.',
  }),
  ...under('Artifacts', {
    'RC-5.21':
      'Necronomicon: playable if the Cultist Deck is not empty or you hold a Cultist. Draw 1 card. Then, up to two times, you may play a Cultist from your hand on any Location that is not hunted, locked ones included. The Valley is not allowed.',
    'RC-5.22':
      'Elder Sign: put it on your side of any Location, even a hunted or locked one. It stays, worth 3 points. If the Dark Hunter is there, it goes to its lair at once. From now on the Hunter cannot enter this Location in any way, and your Cultists there are protected. Your opponent’s Cultists there are not protected, but the Hunter cannot reach them either.',
    'RC-5.23':
      'Silver Key: playable if the discard pile or the Valley has a card that may be taken. Take one Cultist from the discard pile or from anywhere in the Valley. Then you may take a second one. Cards from the Valley count as taken from it this turn.',
    'RC-5.24':
      'Shining Trapezohedron: choose a free Location without an Elder Sign where your opponent has a Cultist; it may be hunted. The Dark Hunter moves there, or stays. Your opponent’s highest Cultist there is destroyed, then the lowest of those left, if any; among equals you choose. Your Cultists are spared.',
    'RC-5.25':
      'Lamp of Alhazred: always playable. You see the whole opponent’s hand. If it holds Cultists, you must take one of them into your hand. You also learn which Old One comes next in the Cultist Deck. Your opponent learns which Cultist was taken, but not what you learned.',
    'RC-5.26':
      'Yellow Sign: playable if there is an unprotected opposing Cultist of value 5 or less at any Location, be it free, locked or hunted. Choose one: it moves to your side of the same Location.',
  }),
  ...under('Old One powers', {
    'RC-5.31':
      'Cthulhu: up to two times, choose a free Location, a different one each time, where your opponent has an unprotected Cultist. Your opponent’s highest Cultist there is destroyed; among equals you choose. The Dark Hunter does not move and does not matter.',
    'RC-5.32':
      'Azathoth: first the Dark Hunter goes to its lair, wherever it is, without a strike. Then draw 1 card. Then, up to two times, you may play a Cultist from your hand on any free Location; not on a locked one, not on the Valley. For both players and for the rest of the game, whoever is favoured: total points decide who wins.',
    'RC-5.33':
      'Yog-Sothoth: up to two times, choose one of your Cultists at any Location, locked ones included, and move it to your side of another Location that is free; it may be hunted. Each Cultist moves only once. A Cultist that has no other free Location to go to cannot be chosen. Then draw 2 cards.',
    'RC-5.34':
      'Shub-Niggurath: choose one. Birth: place a Cultist of value 6 or less from the discard pile on your side of a free Location, which may be hunted. Or draw 2 cards, if fewer than three Old Ones are awake. Or do nothing.',
    'RC-5.35':
      'Nyarlathotep: you may choose an unprotected opposing Cultist of value 4 or less at a free Location. It moves to your side of the same Location.',
    'RC-5.36':
      'Hastur: up to two times, choose an unprotected opposing Cultist of value 6 or less at a free Location; it returns to your opponent’s hand. Then, even if you chose none, your opponent discards one Cultist from hand at random, face up on the discard pile. Without a Cultist in hand nothing is discarded.',
    'RC-5.37':
      'Dagon: draw 2 cards. Then, if the Valley is not empty, you may place its top card on your side of a free Location, which may be hunted.',
    'RC-5.38':
      'Ithaqua: nothing happens now. At the end of the game its Location counts as two for the player it faces then.',
    'RC-5.39':
      'Once three Old Ones are awake nothing is drawn any more. So of the third power only the other parts happen.',
  }),
  ...under('Sets and effects', {
    'RC-5.41':
      'Cultists played by Star-Spawn, the Necronomicon or Azathoth are plays and can trigger sets: on locked Locations too (Star-Spawn, Necronomicon), and in your opponent’s turn too (Azathoth).',
    'RC-5.42':
      'Cultists that arrive by Byakhee, Ghoul, Yellow Sign, Yog-Sothoth, Shub-Niggurath, Nyarlathotep, Dagon or the power of Dunwich trigger nothing. They count for later plays of their new owner at that Location.',
  }),
  ...under('Location powers', {
    'RC-5.51':
      'At tables with Location powers, each player may use the power of each Location once per game. You may use it when you play a Cultist there while the Location is free, after the sets, if its condition holds and its effect is possible. To decline does not use it up.',
    'RC-5.52':
      'Arkham, Miskatonic Library: if you have another Cultist at Arkham of the same value as the played one, you may draw 1 card. It is possible while fewer than three Old Ones are awake.',
    'RC-5.53':
      'Dunwich, Sentinel Hill: if you have another Cultist at Dunwich, of any colour, whose value differs from the played one by exactly 1, you may move one of your Cultists from another free Location to Dunwich.',
    'RC-5.54':
      'Innsmouth, Order of the Tide: if you have other Cultists at Innsmouth and the played one is lower than each of them, you may take the top Valley card into your hand. It counts as taken from the Valley this turn.',
    'RC-5.55':
      'Kingsport, The Festival: if no other Cultist of yours at Kingsport has the played card’s colour and your Cultists there now show at least three colours, you may return one unprotected opposing Cultist of value 5 or less at Kingsport to its owner’s hand.',
  }),
];
