/** The rules in German: the same ids in the same order. */
import type { RuleText } from '@conclave/kernel';
import { atAGlance } from './de/at-a-glance.ts';
import { characters } from './de/characters.ts';
import { components } from './de/components.ts';
import { death } from './de/death.ts';
import { ending } from './de/ending.ts';
import { fourPlayers } from './de/four-players.ts';
import { options } from './de/options.ts';
import { resolve } from './de/resolve.ts';
import { response } from './de/response.ts';
import { rituals } from './de/rituals.ts';
import { rulings } from './de/rulings.ts';
import { setup } from './de/setup.ts';
import { sight } from './de/sight.ts';
import { sigils } from './de/sigils.ts';
import { turn } from './de/turn.ts';

export const rulesInGerman: readonly RuleText[] = [
  ...atAGlance,
  ...components,
  ...setup,
  ...turn,
  ...response,
  ...resolve,
  ...death,
  ...rituals,
  ...characters,
  ...sigils,
  ...fourPlayers,
  ...ending,
  ...options,
  ...sight,
  ...rulings,
];
