/** The rules in German: the same ids in the same order, with the names and words of `texts/de/`. */
import type { RuleText } from '@conclave/kernel';
import { action } from './de/action.ts';
import { atAGlance } from './de/at-a-glance.ts';
import { components } from './de/components.ts';
import { dangers } from './de/dangers.ts';
import { ending } from './de/ending.ts';
import { hunter } from './de/hunter.ts';
import { items } from './de/items.ts';
import { maps } from './de/maps.ts';
import { options } from './de/options.ts';
import { roles } from './de/roles.ts';
import { round } from './de/round.ts';
import { rulings } from './de/rulings.ts';
import { setup } from './de/setup.ts';

export const rulesInGerman: readonly RuleText[] = [
  ...atAGlance,
  ...components,
  ...maps,
  ...setup,
  ...round,
  ...action,
  ...dangers,
  ...roles,
  ...items,
  ...hunter,
  ...ending,
  ...options,
  ...rulings,
];
