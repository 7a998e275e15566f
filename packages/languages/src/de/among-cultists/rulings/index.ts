/** The rulings of Among Cultists. */
import { action } from './action.ts';
import { atAGlance } from './at-a-glance.ts';
import { components } from './components.ts';
import { dangers } from './dangers.ts';
import { ending } from './ending.ts';
import { hunter } from './hunter.ts';
import { items } from './items.ts';
import { maps } from './maps.ts';
import { options } from './options.ts';
import { roles } from './roles.ts';
import { round } from './round.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';

export const rules = [
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
