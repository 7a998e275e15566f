/** What of this game is not from the text of the printed one, with a sentence for players that says why. */
import type { Provenance } from '@conclave/kernel';
import { ARTIFACTS } from './components/artifacts.ts';
import { MONSTERS } from './components/monsters.ts';
import { OLD_ONES } from './components/old-ones.ts';

export const sources: readonly Provenance[] = [
  {
    mark: 'reconstructed',
    rules: ['RC-2.2', 'RC-2.3', 'RC-2.4', 'RC-2.5', 'RC-9.1'],
    components: [...MONSTERS, ...ARTIFACTS, ...OLD_ONES],
    why: 'source.cards',
  },
  {
    mark: 'ours',
    rules: ['RC-4.20', 'RC-7.7'],
    components: [],
    why: 'source.limit',
  },
  {
    mark: 'ours',
    rules: ['RC-7.6', 'RC-7.8'],
    components: [],
    why: 'source.ours',
  },
];
