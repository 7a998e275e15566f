/**
 * The options of section 7. The defaults are the rulebook's game, with a safety net of 40 rounds.
 */
import type { OptionSpec } from '@conclave/kernel';
import { form } from './box.ts';

const ROUND_LIMITS = Array.from({ length: 60 - 8 + 1 }, (_, i) => 8 + i);

export const options: readonly OptionSpec[] = [
  { id: 'cult-selection', values: ['random', 'choose', 'recommended'], default: 'random', rule: 'CG-7.1' },
  { id: 'round-limit', values: ['off', ...ROUND_LIMITS], default: 40, rule: 'CG-7.2' },
  { id: 'seating', values: ['random', 'lobby'], default: 'random', rule: 'CG-7.3' },
  { id: 'access-table', values: ['standard', 'open'], default: 'standard', rule: 'CG-7.4' },
  { id: 'start', values: ['standard', 'quick'], default: 'standard', rule: 'CG-7.5' },
  { id: 'prayer-table', values: ['standard', 'devout'], default: 'standard', rule: 'CG-7.6' },
  { id: 'discards', values: ['hidden', 'open'], default: 'hidden', rule: 'CG-7.7' },
  {
    id: 'balance',
    values: ['reconstructed', 'tuned'],
    default: 'reconstructed',
    // Until version 2 the specification's values were called `printed`.
    read: (value) => (value === 'printed' ? 'reconstructed' : value),
    rule: 'CG-7.8',
  },
  { id: 'components', values: [''], default: '', form, rule: 'CG-2.4' },
];
