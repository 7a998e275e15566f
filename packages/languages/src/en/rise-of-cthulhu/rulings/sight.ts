import { under } from '../../../under.ts';

export const sight = [
  ...under('Who sees what', {
    'RC-8.1':
      'All see the Locations, which way they face, the side totals, the Cultists and attachments there, the Old Ones awake, and where the Dark Hunter is.',
    'RC-8.2': 'All see the whole Valley: every card and its place in the pile.',
    'RC-8.3': 'All see every card of the discard piles of Cultists, Monsters and Artifacts.',
    'RC-8.4':
      'Nobody knows the order of the Cultist Deck. A drawn Cultist is seen by its drawer, a drawn Old One by all.',
    'RC-8.5':
      'All know how many cards each deck has. All know how many cards lie above the next Old One, or between how many and how many if it does not lie in the middle.',
    'RC-8.6': 'Nobody knows the order of the Monster and Artifact decks. A drawn card is seen by its drawer.',
    'RC-8.7':
      'Only you see the cards in your hand. Whoever uses the Lamp of Alhazred sees your opponent’s hand once, as it is then.',
    'RC-8.8': 'All know how many Cultists, how many Monsters and how many Artifacts each hand holds.',
    'RC-8.9':
      'A card that enters a hand from the table (drawn from the Valley, or by Mi-Go, Silver Key, Hastur, or the powers of Kingsport and Innsmouth) is told to all in the log. Afterwards the hand is hidden as usual.',
    'RC-8.10': 'Both players know which card the Lamp of Alhazred took. Spectators do not.',
    'RC-8.11': 'Only the user of the Lamp of Alhazred knows which Old One comes next, until it awakens.',
    'RC-8.12': 'All see the card that Hastur makes a player discard.',
    'RC-8.13': 'Nobody knows the unused Old Ones in the box. They are shown after the game.',
    'RC-8.14':
      'All know the Artifacts acquired, the Monsters played, the Location powers used, the turns since somebody drew from the Cultist Deck, and the actions left.',
    'RC-8.16': 'Spectators see only what all see. After the game everything is shown to everybody.',
  }),
];
