/** The rules in German: the same ids in the same order, with the names and words of `texts/de.ts`. */
import type { RuleText } from '@conclave/kernel';
import { abilities } from './de/abilities.ts';
import { atAGlance } from './de/at-a-glance.ts';
import { benefits } from './de/benefits.ts';
import { cards } from './de/cards.ts';
import { components } from './de/components.ts';
import { courtesy } from './de/courtesy.ts';
import { ending } from './de/ending.ts';
import { flow } from './de/flow.ts';
import { options } from './de/options.ts';
import { principles } from './de/principles.ts';
import { rulings } from './de/rulings.ts';
import { setup } from './de/setup.ts';
import { sight } from './de/sight.ts';
import { terms } from './de/terms.ts';

export const rulesInGerman: readonly RuleText[] = [
  ...atAGlance,
  ...components,
  ...terms,
  ...setup,
  ...principles,
  ...flow,
  ...courtesy,
  ...benefits,
  ...cards,
  ...abilities,
  ...ending,
  ...options,
  ...sight,
  ...rulings,
];
