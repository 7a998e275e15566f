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
    why: {
      en: 'Of all Divine Mights only the light sides of Cthulhu (21) and Atheism (13) are known; the others are rebuilt.',
      de: 'Von aller Göttlichen Macht sind nur die hellen Seiten von Cthulhu (21) und Atheismus (13) bekannt; der Rest ist rekonstruiert.',
    },
  },
  {
    mark: 'reconstructed',
    rules: ['CG-2.2', 'CG-2.17', 'CG-2.18'],
    components: [...INTRIGUES, ...LICENSES],
    why: {
      en: 'The rulebook explains the effects, but not every number: seals, prices and copies are rebuilt so that all counts fit.',
      de: 'Das Regelheft erklärt die Wirkungen, aber nicht alle Zahlen: Siegel, Preise und Anzahlen sind so rekonstruiert, dass alle Summen stimmen.',
    },
  },
  {
    mark: 'reconstructed',
    rules: ['CG-2.34', 'CG-3.1', 'CG-4.7', 'CG-4.9', 'CG-4.37', 'CG-6.4', 'CG-6.5', 'CG-9.1'],
    components: [],
    why: {
      en: 'The rulebook is silent here; the rule fills the gap.',
      de: 'Hier schweigt das Regelheft; die Regel füllt die Lücke.',
    },
  },
  {
    mark: 'ours',
    rules: ['CG-7.2', 'CG-7.8'],
    components: [],
    why: {
      en: 'An option that the rulebook does not have.',
      de: 'Eine Option, die das Regelheft nicht kennt.',
    },
  },
];
