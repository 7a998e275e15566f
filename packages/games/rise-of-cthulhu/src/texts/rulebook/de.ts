/** The rules in German: the same ids in the same order, with the names and words of `texts/de.ts`. */
import type { RuleText } from '@conclave/kernel';
import { atAGlance } from './de/at-a-glance.ts';
import { cards } from './de/cards.ts';
import { components } from './de/components.ts';
import { ending } from './de/ending.ts';
import { flow } from './de/flow.ts';
import { options } from './de/options.ts';
import { rulings } from './de/rulings.ts';
import { setup } from './de/setup.ts';
import { sight } from './de/sight.ts';

export const rulesInGerman: readonly RuleText[] = [
  ...atAGlance,
  ...components,
  ...setup,
  ...flow,
  ...cards,
  ...ending,
  ...options,
  ...sight,
  ...rulings,
];
