import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Fewer questions', {
    'CG-4.70':
      'You are not asked for an action where everyone can see that you can only pass: you celebrate, or you hold no hand card and have no usable ability. With a single hidden card you are asked everywhere, so that nobody learns what it is.',
    'CG-4.71':
      'You may tell the table to pass for you: in this Location, up to a Location that you name, or for the rest of the phase. You may take it back at any time. Nobody else knows of it.',
    'CG-4.72':
      'You are asked all the same where you are present, where someone has acted, where someone is close to winning, in a Location that you have named, and once you have drawn cards or been hit. You can switch each of these off. After the last two, or after an action of yours, the order ends.',
    'CG-4.75':
      'All who will be asked in a Location see the question at once. You may answer early with “pass” or “pass unless someone acts”, for one Location or for the whole round, and take it back until your turn comes.',
    'CG-4.76':
      'Every pass shows after the same delay, so nobody can tell which ones were ordered in advance. The table sets it, between 0 and 3 seconds.',
    'CG-4.78':
      'You may let the table take the benefits of Locations 1, 3, 4 and 6 for you: they cost nothing and leave nothing to choose.',
    'CG-4.79': 'Your clock runs only while you are asked in person.',
  }),
];
