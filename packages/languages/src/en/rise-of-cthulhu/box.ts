/** What the numbers of the own box are called: groups, and fields that no component names. */
export const box = {
  'option.components': 'Do you play with numbers from your own box?',
  'option.components.': 'No, with the game’s own',
  'box.points': 'Points of cards that stay',
  'box.atMost': 'Highest Cultist that a card touches',
  'box.arrival': 'Where Old Ones awaken, in this order',
};
