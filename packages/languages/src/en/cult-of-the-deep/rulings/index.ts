/** The rules of Cult of the Deep for people who play it: one text a rule id, in the order of the specification. */
import { atAGlance } from './at-a-glance.ts';
import { characters } from './characters.ts';
import { components } from './components.ts';
import { death } from './death.ts';
import { ending } from './ending.ts';
import { fourPlayers } from './four-players.ts';
import { options } from './options.ts';
import { resolve } from './resolve.ts';
import { response } from './response.ts';
import { rituals } from './rituals.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { sight } from './sight.ts';
import { sigils } from './sigils.ts';
import { turn } from './turn.ts';

export const rules = [
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
