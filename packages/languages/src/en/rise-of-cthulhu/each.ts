/** Words of which many names are made: the colours, and a Cultist by colour and value. */
export const each = {
  'name.crimson': 'Crimson',
  'name.amber': 'Amber',
  'name.jade': 'Jade',
  'name.azure': 'Azure',
  'name.violet': 'Violet',
  'each.cultist': '{colour} {value}',
};
