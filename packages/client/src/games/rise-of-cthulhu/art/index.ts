import type { Emblem } from '../../shared/art/emblem.ts';
import { ARTIFACT_EMBLEMS } from './artifacts.ts';
import { HUNTER_EMBLEM, MONSTER_EMBLEMS } from './monsters.ts';
import { OLD_ONE_EMBLEMS } from './old-ones.ts';
import { type Colour, SIGILS } from './sigils.ts';

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...MONSTER_EMBLEMS,
  ...ARTIFACT_EMBLEMS,
  ...OLD_ONE_EMBLEMS,
  'dark-hunter': HUNTER_EMBLEM,
};

/** The picture of any card: a Cultist's is the sigil of its colour. */
export function emblemOf(card: string): Emblem {
  return EMBLEMS[card] ?? SIGILS[card.split('-')[1] as Colour] ?? SIGILS.violet;
}
