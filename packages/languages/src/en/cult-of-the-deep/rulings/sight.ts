import { under } from '../../../under.ts';

export const sight = [
  ...under('Who sees what', {
    'CD-8.1': [
      'All see: the roles of the High Priest and the dead, how many there are of each role, who has an unused sigil, used sigils, characters, life, coins, tokens, all dice and where they lie, rituals and Keepers, who has passed or watches, accepted trades, and who has refused what they were asked.',
      'Only you see your own role and which unused sigil you have.',
      'A trade offer is known to the two traders. If it is declined, the others know only that.',
      'Nobody sees the order of the ritual deck or the sigils that were not dealt.',
    ].join('\n'),
    'CD-8.2': 'Who dies learns nothing new. A Wraith knows its own role and what is public.',
    'CD-8.3': 'Whoever possesses the High Priest keeps their own sigil hidden.',
    'CD-8.4': 'Spectators see what all see.',
    'CD-8.5': 'Everybody may chat at any time, Wraiths included.',
  }),
];
