/** The rulings of Choose Your God. */
import { abilities } from './abilities.ts';
import { atAGlance } from './at-a-glance.ts';
import { benefits } from './benefits.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { courtesy } from './courtesy.ts';
import { ending } from './ending.ts';
import { flow } from './flow.ts';
import { options } from './options.ts';
import { principles } from './principles.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { sight } from './sight.ts';
import { terms } from './terms.ts';

export const rules = [
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
