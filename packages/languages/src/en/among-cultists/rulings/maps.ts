import { under } from '../../../under.ts';

export const maps = [
  ...under('Maps', {
    'AC-2.15': 'Every way on a map can be walked in both directions and costs 1 movement point, whatever its kind.',
    'AC-2.16':
      'A way is a door, an obstacle between two sections of ice, a hatch to a tunnel, or the locked door of Under the Surface, between Pink 1 and Blue 2.',
    'AC-2.17':
      'Tunnels are unsafe passages. So is a passage with a hazard marker, and the Altar Ice once Organism 46-B is awake, unless the table has turned that off.',
    'AC-2.18':
      'The number of players fixes the variant of the map. University: side a with 9 coloured rooms for 4 to 6 players, side b with 11 for 7 or 8. Under the Surface: 9 coloured rooms for 4 to 6 players, 10 for 7, 11 for 8. Nothing else can be chosen.',
    'AC-2.20': 'The Cafeteria is a room without colour, number, room deck, books or Item.',
    'AC-2.21': 'When the Fishman is not on the map he is in the depths. The depths are not a Location.',
  }),
];
