import { under } from '../../../under.ts';

export const components = [
  ...under('Components', {
    'RC-2.1': '50 Cultists, 8 Monsters, 6 Artifacts, 6 Old Ones, 4 Locations and the Dark Hunter token.',
  }),
  ...under('Cultists', {
    'RC-2.2':
      'There are 5 colours, each with its own sign. Each colour has the values 1 to 10 once. Cultists have no text.',
  }),
  ...under('Monsters', {
    'RC-2.3': 'There are 8 different Monsters, one card each.',
  }),
  ...under('Artifacts', {
    'RC-2.4': 'There are 6 different Artifacts, one card each.',
  }),
  ...under('Old Ones', {
    'RC-2.5':
      'Each Old One has an order of the four Locations (A Arkham, D Dunwich, I Innsmouth, K Kingsport) and a power for the favoured player.',
  }),
  ...under('Locations', {
    'RC-2.7': 'The Locations are Arkham, Dunwich, Innsmouth and Kingsport. None of them is next to another.',
  }),
  ...under('Token and places', {
    'RC-2.8': 'There is one Dark Hunter token. It is in its lair or on one Location.',
  }),
];
