/** The roles (AC-2.12). */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { disc, gouge, rays, star } from '../../shared/art/gouge.ts';
import { CARD_EMBLEMS } from './cards.ts';
import { TOKEN_EMBLEMS } from './tokens.ts';

const HOOD = 'M50 2C26 20 14 42 16 62L6 98L94 98L84 62C86 42 74 20 50 2Z';
const HOLLOW = 'M50 22C36 36 28 48 30 62C34 76 44 82 50 82C56 82 66 76 70 62C72 48 64 36 50 22Z';

export const ROLE_EMBLEMS: Readonly<Record<string, Emblem>> = {
  investigator: {
    ink: [disc(40, 40, 36), 'M62 70L72 60L98 88L88 98Z'],
    cut: [disc(40, 40, 26)],
    core: ['M18 42Q40 20 62 42Q40 60 18 42Z', gouge(30, 30, 40, 24, 2)],
  },
  cultist: {
    ink: [HOOD],
    cut: [HOLLOW],
    core: ['M34 58Q50 42 66 58Q50 72 34 58Z'],
  },
  seer: {
    ink: [
      'M2 58Q50 14 98 58Q50 98 2 58Z',
      rays({ at: [50, 60], from: 46, to: 60, count: 11, width: 2.6, start: 208, end: 332, uneven: -5 }),
    ],
    cut: ['M14 58Q50 28 86 58Q50 84 14 58Z'],
    core: [star(50, 57, 6, 20, 9)],
  },
  // A mouth behind a hand.
  snitch: {
    ink: ['M10 30C10 10 90 10 90 30C92 56 82 78 66 88Q50 96 34 88C18 78 8 56 10 30Z'],
    cut: [...both('M20 38Q32 28 44 40Q32 48 20 38Z'), 'M30 66Q50 58 70 66Q50 80 30 66Z'],
    core: ['M46 52L56 52L58 98L44 98Z'],
  },
  assassin: TOKEN_EMBLEMS['item-dagger'],
  firestarter: TOKEN_EMBLEMS.flame,
  cursebearer: {
    ink: [CARD_EMBLEMS.dead.ink[0] as string],
    cut: [
      ...both('M22 44C26 34 42 34 44 46C44 58 28 62 22 54Z'),
      'M52 4L44 18L54 24L46 36L58 22L50 16L56 5Z',
      'M50 56L57 69L50 66L43 69Z',
    ],
  },
  celebrity: {
    ink: [star(50, 52, 5, 49, 20)],
    cut: [star(50, 52, 5, 32, 13)],
    core: [star(50, 52, 5, 20, 8)],
  },
  'blind-cultist': {
    ink: [HOOD],
    cut: [HOLLOW],
    core: ['M26 50L74 46L74 60L26 64Z', 'M68 54L88 70L82 76L66 60Z'],
  },
  'cursed-hunter': TOKEN_EMBLEMS.snare,
};
