/** Every picture of the game by the id of what it shows. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { CHARACTER_EMBLEMS } from './characters.ts';
import { FACE_EMBLEMS } from './faces.ts';
import { RITUAL_EMBLEMS } from './rituals.ts';
import { HIDDEN_EMBLEM, ROLE_EMBLEMS } from './roles.ts';
import { SIGIL_EMBLEMS } from './sigils.ts';
import { TOKEN_EMBLEMS } from './tokens.ts';
import { WRAITH_EMBLEMS } from './wraiths.ts';

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...FACE_EMBLEMS,
  ...RITUAL_EMBLEMS,
  ...WRAITH_EMBLEMS,
  ...ROLE_EMBLEMS,
  ...SIGIL_EMBLEMS,
  ...TOKEN_EMBLEMS,
  ...CHARACTER_EMBLEMS,
};

/** A secret nobody may see shows the eddy. */
export function emblemOf(id: string | null | undefined): Emblem {
  if (id == null) return HIDDEN_EMBLEM;
  return EMBLEMS[id] ?? EMBLEMS[id.replace(/-ii$/, '')] ?? HIDDEN_EMBLEM;
}
