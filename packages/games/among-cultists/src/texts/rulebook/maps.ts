import { under } from './under.ts';

export const maps = under('Maps', {
  'AC-2.15': [
    'A map is made of Locations and the ways between them. Every way can be walked in both directions and costs 1 movement point, whatever its kind.',
    "University, rooms: Cafeteria; Blue 1 Observatory, Blue 2 Archive, Blue 3 Map Room; Red 1 Chapel, Red 2 Crypt Stair; Pink 1 Dean's Office, Pink 2 Infirmary, Pink 3 Dormitory (side b only); Orange 1 Workshop, Orange 2 Laboratory, Orange 3 Boiler Room (side b only).",
    'University, doors: North-west Hall to Pink 1, Blue 1, Orange 1 and the Cafeteria. North-east Hall to Orange 2, Blue 1, Red 1, the Cafeteria, and on side b Pink 3. South-east Hall to Blue 2, Blue 3, Red 1, Pink 2 and the Cafeteria. South-west Hall to Red 2, Pink 2, Orange 1, the Cafeteria, and on side b Orange 3.',
    'University, tunnels: the Crypt Tunnel joins Pink 1 and Blue 3, the Old Sewer joins Orange 2 and Red 2.',
    "Under the Surface, rooms: Cafeteria; Orange 1 Generator Shed, Orange 2 Drill Hall, Orange 3 Hangar (8 players only); Blue 1 Radio Room, Blue 2 Ice Core Lab, Blue 3 Chart Room; Pink 1 Medical Bay, Pink 2 Bunk Room, Pink 3 Captain's Cabin (7 and 8 players only); Red 1 Shrine Dig, Red 2 Sealed Vault.",
    'Under the Surface, doors: Altar Ice to Orange 1 and Blue 3. North Ice to Blue 3, Blue 1, Pink 1 and the Cafeteria. East Ice to Blue 2, and with 8 players Orange 3. West Ice to Red 1, Pink 2 and the Cafeteria. South Ice to Orange 2 and the Cafeteria. South-east Ice to Red 2, and with 7 or 8 players Pink 3.',
    'Under the Surface, obstacles: Altar Ice to North Ice, Altar Ice to West Ice, North Ice to East Ice, West Ice to South Ice, South Ice to South-east Ice, South-east Ice to East Ice.',
    'Under the Surface, tunnels: the Crevasse joins Pink 1 and Pink 2, the Meltwater Tunnel joins Orange 2 and Blue 2.',
    'Under the Surface, locked door: between Pink 1 and Blue 2. The altar with its three places is drawn on Altar Ice; it is not a Location.',
  ].join('\n'),
  'AC-2.16':
    'A way is a door, an obstacle (between two sections of ice), a hatch (the mouth of a tunnel) or the locked door. There is one locked door, only on Under the Surface.',
  'AC-2.17':
    'Tunnels are unsafe passages. So is a passage with a hazard marker, and the Altar Ice once Organism 46-B is awake, unless the table has turned that off (AC-5.50). All other passages are safe.',
  'AC-2.18':
    'The number of players fixes the variant of the map. University: side a with 9 coloured rooms for 4 to 6 players, side b with 11 for 7 or 8. Under the Surface: 9 coloured rooms for 4 to 6 players, 10 for 7, 11 for 8. Nothing else can be chosen.',
  'AC-2.19':
    'From every Location but a tunnel, rooms of at least three of the four colours are within three steps, without tunnels and without the locked door. So with 3 movement points you can always reach a room whose colour your Route card names.',
  'AC-2.20': 'The Cafeteria is a room without colour, number, room deck, books or Item.',
  'AC-2.21': 'When the Fishman is not on the map he is in the depths. The depths are not a Location.',
});
