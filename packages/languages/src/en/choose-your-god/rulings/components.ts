import { under } from '../../../under.ts';

export const components = [
  ...under('Locations', {
    'CG-2.1': 'The board has 13 Locations. Their alms: Locations 1 to 3 give 1 coin, 4 to 9 give 2, 10 to 13 give 3.',
    'CG-2.2': [
      'To Preach in a Location you need Followers. Locations 1 to 6 are open to all, even without a Follower. The others need:',
      '7 Artisan District: 3',
      '8 Academy: 4',
      '9 Port: 5',
      '10 Palace: 6',
      '11 Nobility District: 7',
      '12 Guard Quarters: 8',
      '13 Rift of Darkness: 9',
    ].join('\n'),
    'CG-2.3': [
      'When you Pray, the Fanatical Mobs you own say which benefits you may take:',
      'No Mob: none',
      '1 Mob: Locations 1 to 3',
      '2 Mobs: Locations 1 to 5',
      '3 Mobs or more: Locations 1 to 7',
    ].join('\n'),
  }),
  ...under('Cults', {
    'CG-2.4': [
      'There are 8 Cults, each with a light and a dark side. Their Divine Might:',
      'Anubis: light 18, dark 26',
      'Cthulhu: light 21, dark 23',
      'Fafnir: light 17, dark 27',
      'Janus: light 19, dark 29',
      'Nirriti: light 16, dark 25',
      'Tiamat: light 20, dark 28',
      'Arachne: light 14, dark 24',
      'Atheism: light 13, dark 30',
      'All 16 values differ, so Divine Might never ties, and every dark value is higher than every light one.',
    ].join('\n'),
  }),
];
