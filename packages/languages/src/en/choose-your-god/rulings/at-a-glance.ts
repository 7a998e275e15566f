import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('At a glance', {
    'CG-1.1': '2 to 5 players, age 12 and up, about 90 minutes. A game usually takes 9 to 14 rounds.',
    'CG-1.2': 'You place Priests on the board. Whoever has the most Influence in a Location wins it.',
    'CG-1.7':
      'These are the rules of the retail edition of 2018 with its 8 Cults, without Hastur and Marzanna of the crowdfunding edition.',
  }),
];
