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
    why: {
      en: 'The rulebook does not print the cards: what this one does is rebuilt so that it fits everything the rulebook says of it.',
      de: 'Das Regelheft druckt die Karten nicht ab: Was diese tut, ist so rekonstruiert, dass es zu allem passt, was das Regelheft von ihr sagt.',
    },
  },
  {
    mark: 'ours',
    rules: ['RC-4.20', 'RC-7.7'],
    components: [],
    why: {
      en: 'The rulebook has no duty to draw; the limit is there so that every game ends.',
      de: 'Das Regelheft kennt keine Pflicht zu ziehen; die Grenze ist da, damit jede Partie endet.',
    },
  },
  {
    mark: 'ours',
    rules: ['RC-7.6', 'RC-7.8'],
    components: [],
    why: {
      en: 'A choice for tables that the rulebook does not have; by default it changes nothing.',
      de: 'Eine Wahl für Tische, die das Regelheft nicht kennt; voreingestellt ändert sie nichts.',
    },
  },
];
