/** What of this game is not from the text of the printed one, with a sentence for players that says why. */
import type { Provenance } from '@conclave/kernel';
import { INTRIGUES } from './components/cards.ts';
import { CULTS } from './components/cults.ts';
import { LICENSES } from './components/licenses.ts';

export const sources: readonly Provenance[] = [
  {
    mark: 'reconstructed',
    rules: ['CG-2.4'],
    components: [...CULTS],
    why: 'source.might',
  },
  {
    mark: 'reconstructed',
    rules: ['CG-2.2', 'CG-2.17', 'CG-2.18'],
    components: [...INTRIGUES, ...LICENSES],
    why: 'source.numbers',
  },
  {
    mark: 'reconstructed',
    rules: ['CG-2.34', 'CG-3.1', 'CG-4.7', 'CG-4.9', 'CG-4.37', 'CG-6.4', 'CG-6.5', 'CG-9.1'],
    components: [],
    why: 'source.silent',
  },
  {
    mark: 'ours',
    rules: ['CG-7.2', 'CG-7.8'],
    components: [],
    why: 'source.ours',
  },
];
