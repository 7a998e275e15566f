/** Dangers, markers and Items (AC-2.10, AC-2.13). */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, disc, gouge, rays, spiral, star } from '../../shared/art/gouge.ts';

export const TOKEN_EMBLEMS = {
  book: {
    ink: ['M14 10Q14 4 22 4L86 4L86 84L24 84Q18 86 24 90L86 90L86 97L22 97Q14 96 14 86Z'],
    cut: [gouge(26, 10, 26, 80, 2.4), 'M40 22L74 22L74 32L40 32Z', gouge(40, 44, 74, 44, 1.8)],
  },
  // A hood with two eyes in it.
  acolyte: {
    ink: ['M50 2C30 18 20 36 20 54L8 98L92 98L80 54C80 36 70 18 50 2Z'],
    cut: [
      'M50 22C38 34 32 44 33 56C36 68 44 72 50 72C56 72 64 68 67 56C68 44 62 34 50 22Z',
      gouge(50, 78, 50, 96, 2.4),
      ...both(gouge(32, 74, 24, 96, 2.4)),
    ],
    core: both('M37 52Q44 46 48 55Q42 59 37 52Z'),
  },
  portal: {
    ink: [disc(50, 50, 48)],
    cut: [arm(spiral(50, 50, 43, 3, 2.6, 20, 60), 10, 2)],
  },
  // A fish's face that looks at you.
  fishman: {
    ink: [
      'M50 6C78 6 92 30 92 52C92 66 84 74 78 82Q64 98 50 98Q36 98 22 82C16 74 8 66 8 52C8 30 22 6 50 6Z',
      'M38 10L50 -2L62 10Z',
      'M10 42L-2 30L2 60Z',
      'M90 42L102 30L98 60Z',
    ],
    cut: [
      disc(30, 42, 13),
      disc(70, 42, 13),
      'M18 72Q50 60 82 72Q66 90 50 90Q34 90 18 72Z',
      gouge(50, 10, 50, 34, 2.4),
      ...both(gouge(46, 56, 43, 62, 1.8)),
    ],
    core: [
      disc(30, 42, 6),
      disc(70, 42, 6),
      'M28 71L33 80L38 69Z',
      'M40 68L45 79L50 67Z',
      'M50 67L55 79L60 68Z',
      'M62 69L67 80L72 71Z',
    ],
  },
  hazard: {
    ink: ['M50 6L98 92L2 92Z'],
    cut: ['M52 30L44 50L54 56L42 86L64 54L54 48L60 34Z'],
  },
  // A dynamo with its spark.
  generator: {
    ink: [
      'M10 30L90 30L90 86L10 86Z',
      'M20 16L36 16L36 32L20 32Z',
      'M64 16L80 16L80 32L64 32Z',
      'M16 84L30 84L30 97L16 97Z',
      'M70 84L84 84L84 97L70 97Z',
    ],
    cut: [disc(50, 58, 22)],
    core: ['M56 38L36 62L48 62L43 80L65 54L53 54Z'],
  },
  snare: {
    ink: [
      'M4 62C14 30 86 30 96 62L88 66L82 52L76 66L69 48L62 64L55 46L50 62L45 46L38 64L31 48L24 66L18 52L12 66Z',
      'M4 66C14 98 86 98 96 66L88 70L82 82L76 70L69 86L62 72L55 88L50 72L45 88L38 72L31 86L24 70L18 82L12 70Z',
    ],
  },
  empty: {
    ink: ['M4 62C14 30 86 30 96 62L88 66C78 44 22 44 12 66Z', 'M4 66C14 98 86 98 96 66L88 70C78 86 22 86 12 70Z'],
  },
  flame: {
    ink: [
      'M52 3C55 20 80 34 80 63C80 83 67 97 50 97C33 97 20 83 20 64C20 50 27 42 29 27C36 32 41 39 42 46C49 35 54 20 52 3Z',
    ],
    cut: ['M50 91C40 91 33 83 35 72C37 64 45 60 46 50C56 57 66 65 65 77C64 86 58 91 50 91Z'],
  },
  lock: {
    ink: ['M14 44L86 44L86 97L14 97Z', 'M26 46L26 32C26 -6 74 -6 74 32L74 46L62 46L62 32C62 10 38 10 38 32L38 46Z'],
    cut: [disc(50, 64, 9), 'M46 66L54 66L57 86L43 86Z'],
  },
  // What lies under the ice.
  organism: {
    ink: [
      disc(50, 50, 24),
      ...[0, 60, 120, 180, 240, 300].map((turn) => {
        const at = (r: number, a: number): [number, number] => [
          50 + Math.cos(((turn + a) * Math.PI) / 180) * r,
          50 + Math.sin(((turn + a) * Math.PI) / 180) * r,
        ];
        return arm(curve(at(20, 0), at(36, 24), at(40, -22), at(50, 10)), 12, 2);
      }),
    ],
    cut: ['M32 50Q50 34 68 50Q50 66 32 50Z'],
    core: [disc(50, 50, 6)],
  },

  // ---- Items
  'item-relic': {
    ink: ['M50 2L80 26L70 92L30 92L20 26Z', 'M22 90L78 90L84 98L16 98Z'],
    cut: ['M50 12L70 28L62 84L38 84L30 28Z'],
    core: [star(50, 46, 3, 22, 8), 'M44 66L56 66L53 80L47 80Z'],
  },
  'item-owl': {
    ink: ['M20 12L34 22Q50 14 66 22L80 12C86 34 88 60 76 78Q66 94 50 98Q34 94 24 78C12 60 14 34 20 12Z'],
    cut: [
      disc(36, 38, 11),
      disc(64, 38, 11),
      'M50 44L56 56L50 62L44 56Z',
      gouge(36, 68, 44, 72, 2.4, -2),
      gouge(56, 72, 64, 68, 2.4, -2),
      gouge(44, 80, 56, 80, 2.4, -2),
    ],
    core: [disc(36, 38, 5), disc(64, 38, 5)],
  },
  'item-dagger': {
    ink: ['M92 4L98 10L50 66L36 52Z', 'M24 44L58 78L50 84L18 52Z', 'M32 62L40 70L18 96L4 98L6 84Z'],
    cut: [gouge(48, 54, 90, 12, 3), gouge(14, 90, 32, 70, 2)],
  },
  'item-boots': {
    ink: ['M20 4L52 4L52 52C60 62 84 60 92 74L92 86L20 86Z', 'M18 88L94 88L94 97L18 97Z'],
    cut: [
      gouge(24, 16, 48, 16, 2.4),
      gouge(38, 28, 50, 30, 2),
      gouge(38, 40, 50, 42, 2),
      gouge(40, 52, 54, 54, 2),
      gouge(60, 76, 86, 78, 2.2, -2),
    ],
  },
  'item-binoculars': {
    ink: [
      'M16 16L42 16L44 40L56 40L58 16L84 16L98 72L60 84L56 60L44 60L40 84L2 72Z',
      disc(22, 78, 20),
      disc(78, 78, 20),
    ],
    cut: [disc(22, 78, 13), disc(78, 78, 13), gouge(24, 24, 16, 54, 2.4), gouge(76, 24, 84, 54, 2.4)],
    core: [gouge(15, 78, 24, 70, 3), gouge(71, 78, 80, 70, 3)],
  },
  'item-switch': {
    ink: ['M16 60L84 60L84 97L16 97Z', 'M44 62L66 10L76 14L56 66Z', disc(74, 10, 9)],
    cut: ['M26 74L74 74L74 80L26 80Z', disc(26, 89, 2.6), disc(74, 89, 2.6)],
  },
  'item-rifle': {
    ink: [
      'M98 6L94 0L36 48L28 46L6 66L2 96L16 98L32 76L40 72L46 58Z',
      'M40 66L50 74L46 80L36 72Z',
      'M62 24L70 14L76 20L68 30Z',
    ],
    cut: [gouge(44, 48, 90, 8, 2), gouge(12, 88, 28, 64, 3)],
  },
  'item-lamp': {
    ink: [
      'M30 36L70 36L76 84L24 84Z',
      'M22 84L78 84L82 97L18 97Z',
      'M34 36L40 22L60 22L66 36Z',
      'M36 24C30 -4 70 -4 64 24L58 24C60 6 40 6 42 24Z',
    ],
    cut: ['M37 42L63 42L68 78L32 78Z'],
    core: ['M50 46C54 56 62 60 60 68C58 76 42 76 40 68C38 60 48 56 50 46Z'],
  },

  /** An Item that lies face down. */
  'item-hidden': {
    ink: [disc(50, 50, 48)],
    cut: [
      'M34 36C34 14 68 14 68 36C68 50 54 52 54 62L46 62C46 46 58 46 58 36C58 26 44 26 44 36Z',
      disc(50, 76, 6),
      rays({ at: [50, 50], from: 42, to: 46, count: 30, width: 0.9 }),
    ],
  },
} satisfies Readonly<Record<string, Emblem>>;
