/** What the numbers of the own box are called: groups, and fields that no component names. */
export const box = {
  'option.components': 'Do you play with numbers from your own box?',
  'option.components.': 'No, with the game’s own',
  'box.life': 'Starting life',
  'box.symbol': 'Power symbols',
  'box.coins': 'Coins in the supply',
  'box.coins.chant': 'Chant coins',
  'box.coins.siren': 'Siren coins',
  'box.coins.necromancer': 'Necromancer coins',
  'box.supply': 'Dice and tokens in the supply',
  'box.supply.kraken-die': 'Kraken dice',
  'box.supply.shadow-token': 'Shadow tokens',
};
