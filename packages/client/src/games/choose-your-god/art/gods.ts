/** The eight gods, as they look at whoever looks at them. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, disc, gouge, rays, star } from '../../shared/art/gouge.ts';
import type { CultId } from '../things.ts';

const leg = (
  from: readonly [number, number],
  knee: readonly [number, number],
  foot: readonly [number, number],
): string => arm([...curve(from, knee, knee, foot, 12)], 5, 1.4);

export const GODS: Readonly<Record<CultId, Emblem>> = {
  // A jackal's head with the collar of the dead.
  anubis: {
    ink: [
      'M50 28C63 28 70 38 68 53C66 66 60 76 55 84Q50 90 45 84C40 76 34 66 32 53C30 38 37 28 50 28Z',
      ...both('M33 48C24 34 19 16 21 1C32 8 43 20 46 32Z', 'M36 66C22 72 12 84 10 99L40 99L44 84Z'),
      'M40 99L60 99L56 86L44 86Z',
    ],
    cut: [
      ...both(
        'M34 48Q41 43 47 52Q40 56 34 48Z',
        'M32 38C28 30 25 20 25 12C31 18 37 24 40 31Z',
        gouge(40, 62, 46, 76, 2, 1),
        gouge(14, 92, 36, 74, 2, -3),
        gouge(22, 96, 40, 84, 2, -2),
      ),
      gouge(50, 32, 50, 46, 2.4),
      'M44 76Q50 72 56 76Q53 82 50 82Q47 82 44 76Z',
    ],
    core: [disc(41, 49.5, 2.2), disc(59, 49.5, 2.2)],
  },
  // The sleeper, all brow and tentacles.
  cthulhu: {
    ink: [
      'M50 4C72 4 82 20 79 38C77 52 68 58 50 58C32 58 23 52 21 38C18 20 28 4 50 4Z',
      ...both(
        arm(curve([34, 48], [24, 66], [2, 62], [10, 92]), 12, 2),
        arm(curve([42, 52], [36, 72], [22, 74], [28, 98]), 10, 1.6),
        'M22 30C12 24 6 12 8 2C16 6 26 12 32 20Z',
      ),
      arm(curve([50, 54], [54, 70], [44, 82], [50, 99]), 10, 1.4),
    ],
    cut: [
      ...both(
        'M28 36Q36 28 46 42Q34 48 28 36Z',
        gouge(30, 20, 44, 30, 2, 2),
        gouge(14, 66, 11, 84, 1.8, 2),
        gouge(34, 72, 29, 88, 1.8, 1),
      ),
      gouge(50, 8, 50, 32, 2.4),
      gouge(50, 66, 49, 90, 2, 1),
    ],
    core: [disc(37, 38, 3.4), disc(63, 38, 3.4)],
  },
  // The dragon above his hoard.
  fafnir: {
    ink: [
      'M3 44C14 40 24 30 38 25L32 6L50 18L58 2L66 20L84 14L80 34C93 46 96 66 92 86L56 86C60 76 56 68 48 63C38 68 24 69 12 63L22 55L5 54Z',
      disc(16, 88, 9),
      disc(38, 91, 8),
      disc(58, 90, 9),
      disc(80, 91, 8),
      disc(27, 78, 8),
    ],
    cut: [
      'M40 34Q50 28 58 38Q48 42 40 34Z',
      disc(14, 46, 2),
      'M22 54L28 54L25 59Z',
      'M32 54L38 53L36 59Z',
      gouge(66, 32, 72, 50, 2.2, -2),
      gouge(76, 42, 80, 60, 2.2, -2),
      gouge(64, 48, 70, 66, 2.2, -2),
      gouge(76, 64, 78, 80, 2.2, -2),
      disc(16, 88, 4),
      disc(58, 90, 4),
      disc(27, 78, 3.4),
      disc(38, 91, 3.4),
      disc(80, 91, 3.4),
    ],
    core: [gouge(50, 31, 49, 39, 2.4)],
  },
  // Two faces on one neck: what was, and what comes.
  janus: {
    ink: [
      ...both('M51 5C32 2 19 14 20 32L9 51L19 55L17 62L21 65L19 72C20 80 30 80 37 77L38 96L51 96Z'),
      'M28 12Q50 -4 72 12L70 20Q50 8 30 20Z',
    ],
    cut: [
      ...both(
        'M24 36Q31 32 36 39Q29 42 24 36Z',
        gouge(22, 30, 36, 29, 2),
        gouge(21, 65, 29, 64, 1.6),
        gouge(42, 44, 38, 72, 2.4, -2),
      ),
      gouge(50, 14, 50, 92, 2.4),
    ],
    core: [disc(29.5, 37.5, 1.8), disc(70.5, 37.5, 1.8)],
  },
  // The crow that waits where everything ends.
  nirriti: {
    ink: [
      'M2 40C14 33 18 19 34 15C54 10 68 26 75 42C81 57 90 64 99 84C88 80 82 82 74 80L76 98L70 98L66 81L60 82L60 98L54 98L53 82C36 80 26 66 27 50C26 45 22 43 14 44Z',
      star(82, 18, 4, 14, 4),
    ],
    cut: [
      disc(34, 28, 5),
      gouge(44, 42, 80, 74, 3, -4),
      gouge(40, 50, 74, 76, 2.6, -4),
      gouge(36, 58, 62, 76, 2.4, -3),
      gouge(10, 40, 26, 36, 1.6),
    ],
    core: [disc(34, 28, 2.2)],
  },
  // Mother of dragons: three heads of her many.
  tiamat: {
    ink: [
      ...both(arm(curve([46, 98], [14, 84], [38, 58], [20, 36]), 17, 9), 'M28 42L2 36L11 28L4 16L20 19L33 28Z'),
      arm(curve([50, 98], [50, 76], [50, 56], [50, 34]), 20, 13),
      'M50 46L35 32L38 14L50 4L62 14L65 32Z',
      ...both('M39 18L26 0L46 9Z'),
    ],
    cut: [
      ...both('M40 24Q45 21 48 28Q43 30 40 24Z', gouge(8, 34, 22, 34, 1.4), gouge(30, 58, 34, 84, 2, 3)),
      disc(19, 28, 2),
      disc(81, 28, 2),
      gouge(44, 56, 56, 56, 2),
      gouge(44, 66, 56, 66, 2),
      gouge(44, 76, 56, 76, 2),
      gouge(45, 38, 55, 38, 1.6),
    ],
  },
  // The weaver in her web.
  arachne: {
    ink: [
      ...both(
        leg([42, 44], [14, 20], [4, 2]),
        leg([40, 50], [10, 38], [1, 34]),
        leg([40, 56], [8, 66], [3, 76]),
        leg([42, 62], [18, 78], [16, 98]),
      ),
      'M50 48C66 50 70 68 64 82C60 92 54 96 50 96C46 96 40 92 36 82C30 68 34 50 50 48Z',
      'M50 26C60 26 63 36 60 44Q56 52 50 52Q44 52 40 44C37 36 40 26 50 26Z',
    ],
    cut: [
      'M42 60L58 60L52 72L58 86L42 86L48 72Z',
      ...both('M42 38Q46 34 49 40Q45 43 42 38Z'),
      gouge(47, 47, 53, 47, 1.4),
    ],
  },
  // No god at all: a pair of compasses across a closed eye.
  atheism: {
    ink: [
      rays({ at: [50, 44], from: 36, to: 48, count: 9, width: 2.6, start: 200, end: 340 }),
      'M8 44Q50 14 92 44Q50 74 8 44Z',
      disc(50, 13, 9),
      'M44 16L52 20L24 97L18 99L18 91Z',
      'M56 16L48 20L76 97L82 99L82 91Z',
    ],
    cut: [
      'M14 44Q50 58 86 44Q50 68 14 44Z',
      disc(50, 13, 4),
      gouge(22, 38, 38, 32, 2),
      gouge(62, 32, 78, 38, 2),
      gouge(45, 34, 27, 84, 1.8),
      gouge(55, 34, 73, 84, 1.8),
    ],
  },
};
