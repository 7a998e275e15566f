/** The rules of the game for people who play it: one text a rule id, in the order of the specification. */
import type { RuleText } from '@conclave/kernel';
import { atAGlance } from './rulebook/at-a-glance.ts';
import { characters } from './rulebook/characters.ts';
import { components } from './rulebook/components.ts';
import { rulesInGerman } from './rulebook/de.ts';
import { death } from './rulebook/death.ts';
import { ending } from './rulebook/ending.ts';
import { fourPlayers } from './rulebook/four-players.ts';
import { options } from './rulebook/options.ts';
import { resolve } from './rulebook/resolve.ts';
import { response } from './rulebook/response.ts';
import { rituals } from './rulebook/rituals.ts';
import { rulings } from './rulebook/rulings.ts';
import { setup } from './rulebook/setup.ts';
import { sight } from './rulebook/sight.ts';
import { sigils } from './rulebook/sigils.ts';
import { turn } from './rulebook/turn.ts';

export const rules: readonly RuleText[] = [
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

export const translatedRules = { de: rulesInGerman };
