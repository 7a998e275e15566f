/** The rules of the game for people who play it: one text a rule id, in the order of the specification. */
import type { RuleText } from '@conclave/kernel';
import { action } from './rulebook/action.ts';
import { atAGlance } from './rulebook/at-a-glance.ts';
import { components } from './rulebook/components.ts';
import { dangers } from './rulebook/dangers.ts';
import { rulesInGerman } from './rulebook/de.ts';
import { ending } from './rulebook/ending.ts';
import { hunter } from './rulebook/hunter.ts';
import { items } from './rulebook/items.ts';
import { maps } from './rulebook/maps.ts';
import { options } from './rulebook/options.ts';
import { roles } from './rulebook/roles.ts';
import { round } from './rulebook/round.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';

export const rules: readonly RuleText[] = [
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

export const translatedRules = { de: rulesInGerman };
