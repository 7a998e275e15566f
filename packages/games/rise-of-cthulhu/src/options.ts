/** The options of section 7. The defaults are the rulebook's own set-up. */
import type { OptionSpec } from '@conclave/kernel';
import { form } from './box.ts';

export const options: readonly OptionSpec[] = [
  { id: 'firstPlayer', values: ['random', 'seat'], default: 'random', rule: 'RC-7.1' },
  { id: 'firstTurnActions', values: [2, 1], default: 2, rule: 'RC-7.2' },
  { id: 'oldOnePosition', values: ['middle', 'near-middle', 'shuffled'], default: 'middle', rule: 'RC-7.3' },
  { id: 'oldOnePool', values: ['base', 'extended'], default: 'base', rule: 'RC-7.4' },
  { id: 'locationPowers', values: ['off', 'on'], default: 'off', rule: 'RC-7.5' },
  { id: 'valleyBounce', values: ['allowed', 'forbidden'], default: 'allowed', rule: 'RC-7.6' },
  // The book has no limit; 60 is never reached in play, yet every game ends. The specification writes of 16.
  { id: 'stallLimit', values: [8, 16, 24, 60], default: 60, inScenarios: 16, rule: 'RC-7.7' },
  { id: 'secondPlayerCards', values: [5, 6, 7], default: 5, rule: 'RC-7.8' },
  { id: 'components', values: [''], default: '', form, rule: 'RC-9.1' },
];
