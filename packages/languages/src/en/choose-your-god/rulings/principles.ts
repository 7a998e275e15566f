import { under } from '../../../under.ts';

export const principles = [
  ...under('General principles', {
    'CG-4.6': 'First pay the whole cost. Then the effect happens, in the order in which it is written.',
    'CG-4.7':
      'An ability is usable if you can pay its whole cost and at least one part of its effect would then change something. Parts that cannot be done are left out. You are offered only what can be carried out to its end.',
    'CG-4.8':
      'A Miracle is playable only if its whole effect can be done. An Intrigue is playable only if it has a target. A card with a dark seal is playable only while your dark side is up, except by Change of Guise.',
    'CG-4.9':
      'A card leaves your hand when you start to play it and does not count as one of your cards while it takes effect. Then it goes face down to the bottom of its deck. Then your Aulic Magus Licenses (for a Miracle) or Exiles Licenses (for an Intrigue) take effect.',
    'CG-4.10': 'There is no hand limit. Cards and coins change hands only by effects. You may talk about anything.',
  }),
];
