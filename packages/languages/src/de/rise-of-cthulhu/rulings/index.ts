/** The rulings of Rise of Cthulhu. */
import { atAGlance } from './at-a-glance.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { ending } from './ending.ts';
import { flow } from './flow.ts';
import { options } from './options.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { sight } from './sight.ts';

export const rules = [
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
