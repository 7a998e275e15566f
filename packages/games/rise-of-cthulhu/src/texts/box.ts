/** What the numbers of the own box are called: groups, and fields that no component names. */
export const boxTexts = {
  en: {
    'option.components': 'Do you play with numbers from your own box?',
    'option.components.': 'No, with the game’s own',
    'box.points': 'Points of cards that stay',
    'box.atMost': 'Highest Cultist that a card touches',
    'box.arrival': 'Where Old Ones awaken, in this order',
  },
  de: {
    'option.components': 'Spielt ihr mit Zahlen aus eurer eigenen Schachtel?',
    'option.components.': 'Nein, mit denen des Spiels',
    'box.points': 'Punkte von Karten, die liegen bleiben',
    'box.atMost': 'Höchster Kultist, den eine Karte trifft',
    'box.arrival': 'Wo Große Alte erwachen, in dieser Reihenfolge',
  },
};
