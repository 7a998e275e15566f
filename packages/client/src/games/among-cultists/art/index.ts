/** Every picture of the game by the id of what it shows. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { CARD_EMBLEMS } from './cards.ts';
import { CHARACTER_EMBLEMS } from './characters.ts';
import { ROLE_EMBLEMS } from './roles.ts';
import { COLOUR_SIGNS } from './rooms.ts';
import { TOKEN_EMBLEMS } from './tokens.ts';

const ALL: Readonly<Record<string, Emblem>> = {
  ...CARD_EMBLEMS,
  ...CHARACTER_EMBLEMS,
  ...ROLE_EMBLEMS,
  ...COLOUR_SIGNS,
  ...TOKEN_EMBLEMS,
  jaws: TOKEN_EMBLEMS.snare,
};

/** The picture of something; a hood for whatever has none. */
export function emblemOf(id: string): Emblem {
  return ALL[id] ?? TOKEN_EMBLEMS.acolyte;
}
