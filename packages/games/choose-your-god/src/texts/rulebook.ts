/** The rules of the game for people who play it: one text a rule id, in the order of the specification. */
import type { RuleText } from '@conclave/kernel';
import { abilities } from './rulebook/abilities.ts';
import { atAGlance } from './rulebook/at-a-glance.ts';
import { benefits } from './rulebook/benefits.ts';
import { cards } from './rulebook/cards.ts';
import { components } from './rulebook/components.ts';
import { courtesy } from './rulebook/courtesy.ts';
import { rulesInGerman } from './rulebook/de.ts';
import { ending } from './rulebook/ending.ts';
import { flow } from './rulebook/flow.ts';
import { options } from './rulebook/options.ts';
import { principles } from './rulebook/principles.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';
import { sight } from './rulebook/sight.ts';
import { terms } from './rulebook/terms.ts';

export const rules: readonly RuleText[] = [
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

export const translatedRules = { de: rulesInGerman };
