/** Pulse cards, room cards and event cards (AC-2.2, AC-2.9). */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, disc, gouge, rays, spiral, strata } from '../../shared/art/gouge.ts';

const HEART =
  'M50 92C20 70 6 52 8 34C10 18 24 10 36 14C44 17 48 23 50 30C52 23 56 17 64 14C76 10 90 18 92 34C94 52 80 70 50 92Z';

export const CARD_EMBLEMS = {
  // A heart with a beat in it.
  alive: {
    ink: [HEART],
    cut: [
      'M10 48L32 48L38 34L48 66L56 40L61 48L90 48L90 53L58 53L56 49L48 78L38 47L35 53L10 53Z',
      gouge(20, 28, 32, 20, 2.4, 2),
    ],
  },
  dead: {
    ink: [
      'M50 4C80 4 92 24 90 46C89 58 82 62 78 68L77 82L66 82L65 94L55 94L54 84L46 84L45 94L35 94L34 82L23 82L22 68C18 62 11 58 10 46C8 24 20 4 50 4Z',
    ],
    cut: [
      ...both('M22 44C26 34 42 34 44 46C44 58 28 62 22 54Z', gouge(20, 30, 32, 20, 2.4, 2)),
      'M50 56L57 69L50 66L43 69Z',
      gouge(40, 74, 60, 74, 1.6),
    ],
  },
  // An open book, and light from it.
  success: {
    ink: [
      'M50 42C38 32 20 32 4 38L6 88C22 82 38 82 50 92C62 82 78 82 94 88L96 38C80 32 62 32 50 42Z',
      rays({ at: [50, 44], from: 18, to: 42, count: 7, width: 2.6, start: 215, end: 325, uneven: -8 }),
    ],
    cut: [
      gouge(50, 44, 50, 90, 1.8),
      ...both(gouge(14, 48, 42, 50, 2.2, -2), gouge(14, 60, 42, 62, 2.2, -2), gouge(15, 72, 42, 74, 2.2, -2)),
    ],
  },
  // A torn page.
  failure: {
    ink: [
      'M18 4L58 4L50 22L58 34L48 50L56 64L46 80L52 96L18 96Z',
      'M66 6L84 8L86 98L62 98L56 82L66 66L58 52L68 36L60 24Z',
    ],
    cut: [
      gouge(26, 22, 44, 22, 2.4),
      gouge(26, 38, 44, 38, 2.4),
      gouge(26, 54, 42, 54, 2.4),
      gouge(26, 72, 40, 72, 2.4),
      gouge(72, 26, 80, 26, 2),
      gouge(70, 56, 80, 56, 2),
      gouge(68, 76, 80, 76, 2),
    ],
  },
  // A burning fuse.
  sabotage: {
    ink: [
      disc(42, 62, 33),
      'M56 26L68 36L60 46L46 38Z',
      arm(
        [
          [62, 32],
          [70, 22],
          [80, 26],
          [84, 16],
        ],
        5,
        3,
      ),
      rays({ at: [86, 12], from: 3, to: 14, count: 9, width: 2.6, uneven: -4 }),
    ],
    cut: [gouge(22, 66, 34, 42, 4, -4), disc(42, 66, 4), gouge(30, 84, 52, 86, 2.4, 3)],
  },

  // A candle that has just gone out.
  'lights-out': {
    ink: [
      'M36 50L64 48L66 90L34 90Z',
      'M22 88L78 88L72 98L28 98Z',
      arm(
        [
          [50, 46],
          [46, 34],
          [56, 26],
          [48, 14],
          [56, 4],
        ],
        4,
        1.6,
      ),
    ],
    cut: [gouge(42, 56, 42, 84, 2.4), gouge(54, 60, 55, 80, 2), 'M36 50Q44 58 40 66L36 64Z'],
  },
  'fishman-prowls': {
    ink: [
      'M4 52C18 20 50 12 78 30C88 36 94 46 96 52C90 60 82 66 74 70C52 90 18 86 4 52Z',
      'M40 20L52 2L66 20Z',
      'M38 80L50 98L62 78Z',
    ],
    cut: [
      disc(70, 42, 8),
      'M96 52L66 58L74 66Z',
      gouge(50, 30, 46, 74, 2.6, -4),
      gouge(40, 32, 36, 72, 2.4, -4),
      gouge(18, 50, 30, 44, 2.2),
      gouge(18, 60, 30, 60, 2.2),
    ],
    core: [disc(71, 42, 3.6)],
  },
  'acolytes-gather': {
    ink: [
      'M50 4C34 20 30 36 30 52L18 98L82 98L70 52C70 36 66 20 50 4Z',
      'M16 36C8 46 6 56 6 64L0 98L14 98L24 56Z',
      'M84 36C92 46 94 56 94 64L100 98L86 98L76 56Z',
    ],
    cut: [
      'M50 24C42 34 38 42 38 52C40 60 46 62 50 62C54 62 60 60 62 52C62 42 58 34 50 24Z',
      gouge(50, 68, 50, 96, 2),
      ...both(gouge(38, 66, 32, 94, 2)),
    ],
    core: both(gouge(42, 50, 48, 51, 3)),
  },
  'portal-opens': {
    ink: [
      arm(spiral(50, 50, 46, 3, 3, 30, 70), 9, 1.4),
      rays({ at: [50, 50], from: 44, to: 50, count: 16, width: 1.6 }),
    ],
  },
  // A door under a beam.
  'jammed-doors': {
    ink: ['M20 98L20 22Q50 -8 80 22L80 98Z'],
    cut: ['M28 92L28 26Q48 6 48 6L48 92Z', 'M52 92L52 6Q72 18 72 26L72 92Z'],
    core: ['M2 62L94 40L98 52L6 74Z', disc(42, 82, 3), disc(58, 82, 3)],
  },
  'broken-ground': {
    ink: ['M2 34L98 30L98 96L2 96Z'],
    cut: [
      'M46 30L56 44L44 56L58 68L46 80L54 96L40 96L36 80L46 66L34 56L44 44L38 31Z',
      'M56 46L80 58L68 60Z',
      'M36 66L14 72L28 76Z',
      gouge(8, 42, 30, 41, 2),
      gouge(66, 40, 92, 38, 2),
      gouge(10, 88, 28, 88, 2),
      gouge(70, 84, 92, 84, 2),
    ],
  },
  'quiet-hour': {
    ink: [
      'M62 4C30 8 14 34 20 60C26 84 50 98 76 88C54 84 42 66 42 46C42 28 50 12 62 4Z',
      disc(80, 24, 3.4),
      disc(68, 44, 2.4),
      disc(88, 52, 2.8),
    ],
    cut: [strata(24, 40, 40, 76, 4, 1.6, 3)],
  },
  'hidden-stacks': {
    ink: [
      'M8 78L84 74L86 94L8 96Z',
      'M16 56L92 54L92 72L16 76Z',
      'M10 34L80 32L80 52L10 54Z',
      'M22 14L76 10L78 28L22 32Z',
    ],
    cut: [
      gouge(14, 86, 74, 84, 2.4),
      gouge(22, 66, 82, 64, 2.4),
      gouge(16, 44, 70, 42, 2.4),
      gouge(28, 22, 68, 19, 2.4),
    ],
  },
} satisfies Readonly<Record<string, Emblem>>;
