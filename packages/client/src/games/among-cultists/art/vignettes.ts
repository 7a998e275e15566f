/** What each room is known for (section 2.13), by the map and the room: a telescope, an altar, a bunk. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, disc, gouge, rays, star, strata } from '../../shared/art/gouge.ts';

const UNIVERSITY = {
  // A seal of office.
  'pink-1': {
    ink: [disc(50, 36, 33), 'M34 64L26 98L44 86L50 98L56 86L74 98L66 64Z'],
    cut: [disc(50, 36, 24)],
    core: ['M50 18L66 28L62 50L38 50L34 28Z'],
  },
  // A bed with a cross over it.
  'pink-2': {
    ink: [
      'M4 44L12 44L12 62L96 62L96 96L88 96L88 82L12 82L12 96L4 96Z',
      'M18 50L40 50L40 60L18 60Z',
      'M62 8L74 8L74 20L86 20L86 32L74 32L74 44L62 44L62 32L50 32L50 20L62 20Z',
    ],
    cut: [gouge(16, 72, 88, 71, 3)],
  },
  // A bunk and a candle.
  'pink-3': {
    ink: ['M6 10L14 10L14 38L86 38L86 10L94 10L94 98L86 98L86 84L14 84L14 98L6 98Z'],
    cut: ['M14 46L86 46L86 76L14 76Z', gouge(20, 42, 80, 42, 1.6), gouge(20, 80, 80, 80, 1.6)],
    core: ['M18 60L84 60L84 72L18 72Z', 'M18 52L36 52L36 60L18 60Z'],
  },
  // A telescope.
  'blue-1': {
    ink: ['M6 40L70 8L82 30L16 58Z', 'M72 4L86 0L98 24L84 31Z', 'M44 50L54 46L74 98L64 98L50 62L38 98L28 98Z'],
    cut: [gouge(16, 46, 72, 18, 3), gouge(78, 8, 88, 26, 2.4)],
  },
  // A shelf of folders.
  'blue-2': {
    ink: ['M6 6L94 6L94 98L6 98Z'],
    cut: ['M12 12L88 12L88 46L12 46Z', 'M12 54L88 54L88 90L12 90Z'],
    core: [
      'M16 16L26 16L26 46L16 46Z',
      'M29 20L38 20L38 46L29 46Z',
      'M41 14L54 14L54 46L41 46Z',
      'M58 22L66 18L78 44L70 47Z',
      'M18 58L32 58L32 90L18 90Z',
      'M35 62L43 62L43 90L35 90Z',
      'M60 60L70 60L70 90L60 90Z',
      'M73 56L84 56L84 90L73 90Z',
    ],
  },
  // A map with a course on it.
  'blue-3': {
    ink: ['M4 16L34 6L66 16L96 6L96 84L66 94L34 84L4 94Z'],
    cut: [
      gouge(34, 10, 34, 82, 2),
      gouge(66, 18, 66, 90, 2),
      'M70 30L82 42L79 45L67 33Z',
      'M82 30L70 42L73 45L85 33Z',
      gouge(12, 72, 26, 60, 2.6),
      gouge(30, 56, 44, 54, 2.6),
      gouge(48, 50, 62, 44, 2.6),
    ],
  },
  // A vice and a hammer.
  'orange-1': {
    ink: [
      'M12 20L62 8L66 26L16 38Z',
      'M34 32L48 29L64 94L50 98Z',
      'M60 6L80 2L86 26L68 27Z',
      'M4 22L14 19L18 38L8 40Z',
    ],
    cut: [gouge(20, 29, 58, 20, 2.4), gouge(44, 44, 54, 84, 2.4)],
  },
  // A retort over a flame.
  'orange-2': {
    ink: ['M38 4L62 4L62 34L90 84Q94 98 80 98L20 98Q6 98 10 84L38 34Z'],
    cut: ['M44 10L56 10L56 36L68 58L32 58L44 36Z', disc(38, 78, 5), disc(56, 84, 3.4), disc(64, 72, 4)],
  },
  // A boiler.
  'orange-3': {
    ink: ['M14 30Q14 12 50 12Q86 12 86 30L86 96L14 96Z', 'M58 0L72 0L72 18L58 18Z'],
    cut: ['M32 62L68 62L68 88L32 88Z', disc(50, 38, 12)],
    core: [gouge(50, 38, 57, 31, 4), 'M40 86Q36 72 46 66Q46 76 52 68Q62 76 58 86Z'],
  },
  // An altar under a window.
  'red-1': {
    ink: ['M24 62L24 26Q50 -14 76 26L76 62Z', 'M8 62L92 62L92 74L84 74L84 98L16 98L16 74L8 74Z'],
    cut: ['M32 56L32 28Q50 0 68 28L68 56Z', gouge(24, 84, 76, 84, 2.4)],
    core: ['M47 14L53 14L53 56L47 56Z', 'M34 32L66 32L66 38L34 38Z'],
  },
  // Steps that go down.
  'red-2': {
    ink: ['M4 8L96 8L96 98L4 98Z'],
    cut: ['M14 98L14 40Q50 2 86 40L86 98Z'],
    core: [
      'M20 98L20 88L80 88L80 98Z',
      'M26 84L26 74L74 74L74 84Z',
      'M32 70L32 61L68 61L68 70Z',
      'M38 57L38 49L62 49L62 57Z',
    ],
  },
} satisfies Readonly<Record<string, Emblem>>;

const ICE: Readonly<Record<string, Emblem>> = {
  // A doctor's bag.
  'pink-1': {
    ink: ['M6 36L94 36L94 96L6 96Z', 'M30 38L30 16L70 16L70 38L62 38L62 24L38 24L38 38Z'],
    cut: ['M44 50L56 50L56 60L66 60L66 72L56 72L56 84L44 84L44 72L34 72L34 60L44 60Z'],
  },
  'pink-2': UNIVERSITY['pink-3'],
  // A wheel.
  'pink-3': {
    ink: [
      disc(50, 50, 40) + disc(50, 50, 29),
      ...[0, 45, 90, 135].map((turn) => {
        const [x, y] = [Math.cos((turn * Math.PI) / 180) * 50, Math.sin((turn * Math.PI) / 180) * 50];
        return gouge(50 - x, 50 - y, 50 + x, 50 + y, 5);
      }),
      disc(50, 50, 11),
    ],
    cut: [disc(50, 50, 4)],
  },
  // A mast with its waves.
  'blue-1': {
    ink: [
      'M46 26L54 26L74 98L64 98L58 78L42 78L36 98L26 98Z',
      disc(50, 20, 7),
      ...both(
        arm(
          [
            [30, 4],
            [24, 14],
            [24, 26],
            [30, 36],
          ],
          6,
          6,
        ),
        arm(
          [
            [16, 0],
            [8, 14],
            [8, 28],
            [16, 42],
          ],
          6,
          6,
        ),
      ),
    ],
    cut: [gouge(44, 60, 58, 50, 2.4), gouge(42, 72, 60, 64, 2.4)],
  },
  // A core of ice in its rack.
  'blue-2': {
    ink: ['M34 2L66 2L66 90L34 90Z', 'M14 88L86 88L86 98L14 98Z'],
    cut: [
      gouge(38, 14, 62, 12, 3),
      gouge(38, 28, 62, 30, 4),
      gouge(38, 42, 62, 41, 2),
      gouge(38, 54, 62, 56, 5),
      gouge(38, 70, 62, 68, 2.4),
      gouge(38, 80, 62, 81, 3),
    ],
  },
  'blue-3': UNIVERSITY['blue-3'],
  // A generator.
  'orange-1': {
    ink: ['M6 34L70 34L70 88L6 88Z', disc(74, 60, 24), 'M16 18L30 18L30 36L16 36Z', 'M2 88L98 88L98 98L2 98Z'],
    cut: [disc(74, 60, 14), gouge(14, 46, 44, 46, 3), gouge(14, 58, 44, 58, 3), gouge(14, 70, 44, 70, 3)],
    core: [rays({ at: [74, 60], from: 3, to: 13, count: 6, width: 2.4 })],
  },
  // A drill.
  'orange-2': {
    ink: [
      'M28 2L72 2L72 22L60 22L60 34L40 34L40 22L28 22Z',
      'M40 38L64 46L40 54L62 62L42 69L59 76L45 82L54 88L50 99L46 88L36 80L56 75L38 68L60 62L36 54L62 46L36 40Z',
    ],
    cut: [gouge(34, 12, 66, 12, 3)],
  },
  // An aeroplane.
  'orange-3': {
    ink: ['M44 8Q50 -4 56 8L58 36L98 52L98 64L58 58L56 82L70 92L70 98L50 94L30 98L30 92L44 82L42 58L2 64L2 52L42 36Z'],
    cut: [gouge(50, 10, 50, 30, 3), gouge(12, 56, 40, 48, 2), gouge(60, 48, 88, 56, 2)],
  },
  // A stone with a star, half dug out.
  'red-1': {
    ink: ['M26 70L34 14L50 4L66 14L74 70Z', 'M0 98Q14 66 50 70Q86 66 100 98Z'],
    cut: [star(50, 40, 5, 16, 6), strata(10, 92, 82, 94, 3, 1.6, 2)],
  },
  // A vault's door with its wheel.
  'red-2': {
    ink: ['M6 6L94 6L94 98L6 98Z'],
    cut: [
      disc(50, 52, 36) + disc(50, 52, 29),
      rays({ at: [50, 52], from: 6, to: 24, count: 6, width: 3 }),
      disc(50, 52, 9),
    ],
    core: [disc(50, 52, 4)],
  },
};

const OTHERS: Readonly<Record<string, Emblem>> = {
  // A table with what is left of a meal.
  cafeteria: {
    ink: [
      'M2 54L98 54L98 64L90 64L90 98L82 98L82 64L18 64L18 98L10 98L10 64L2 64Z',
      'M14 52Q16 34 34 34Q52 34 54 52Z',
      disc(34, 31, 4),
      'M64 30L88 30L86 46Q84 54 76 54Q68 54 66 46Z',
      'M87 34Q97 34 96 42Q94 48 86 47L86 43Q92 43 92 39Q91 37 87 38Z',
      arm(
        [
          [72, 26],
          [69, 18],
          [75, 12],
          [72, 4],
        ],
        3,
        1.4,
      ),
      arm(
        [
          [80, 26],
          [77, 18],
          [83, 12],
          [80, 4],
        ],
        3,
        1.4,
      ),
    ],
    cut: [gouge(20, 47, 30, 39, 2.4, 2)],
  },
  // Arches, one behind the other.
  hall: {
    ink: ['M0 98L0 30Q50 -24 100 30L100 98Z'],
    cut: ['M10 98L10 36Q50 -6 90 36L90 98Z'],
    core: ['M22 98L22 44Q50 14 78 44L78 98L70 98L70 48Q50 26 30 48L30 98Z', 'M40 98L40 58Q50 46 60 58L60 98Z'],
  },
  // Crystals.
  ice: {
    ink: ['M4 98L20 40L34 98Z', 'M28 98L50 4L72 98Z', 'M66 98L82 50L98 98Z'],
    cut: [gouge(50, 18, 44, 94, 5), gouge(53, 30, 62, 94, 3), gouge(20, 52, 18, 94, 3.4), gouge(82, 60, 80, 94, 3.4)],
  },
};

const ALL: Readonly<Record<string, Readonly<Record<string, Emblem>>>> = {
  university: UNIVERSITY,
  'under-the-surface': ICE,
};

/** The picture of a place: of a room by its name, of a passage by its kind; none of a tunnel. */
export function vignetteOf(map: string, id: string, look: string): Emblem | null {
  return ALL[map]?.[id] ?? OTHERS[look] ?? null;
}
