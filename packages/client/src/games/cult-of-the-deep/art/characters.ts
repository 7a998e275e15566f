/** The characters (section 2.5), each by the thing it works with. Both cards of a name share it. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, gouge, rays, star } from '../../shared/art/gouge.ts';
import { bar, bead, drop, hoop } from './tools.ts';

export const CHARACTER_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // A flask, and something alive in it.
  alchemist: {
    ink: [
      'M38 4L62 4L62 10L58 12L58 36C70 44 84 66 86 80C88 92 80 97 68 97L32 97C20 97 12 92 14 80C16 66 30 44 42 36L42 12L38 10Z',
    ],
    cut: [
      'M46 14L54 14L54 40C64 48 74 60 78 70Q64 62 50 68Q36 74 22 70C26 60 36 48 46 40Z',
      gouge(24, 82, 40, 90, 1.8, 1),
    ],
    core: [bead(50, 50, 4.5), bead(42, 60, 3), bead(59, 58, 3.4), bead(52, 30, 2.4), gouge(34, 66, 66, 62, 1.4)],
  },
  // An open hand with an eye in it.
  sorceress: {
    ink: [
      'M34 97C34 86 22 78 16 60C12 50 20 46 25 53L32 62L26 28C24 18 33 16 36 24L42 48L42 12C42 3 52 3 53 12L54 46L60 16C62 8 71 10 70 19L66 50L73 32C77 24 84 28 82 36C78 54 78 68 70 80C66 86 66 92 66 97Z',
    ],
    cut: [
      'M32 70Q50 52 68 70Q50 88 32 70Z',
      gouge(39, 92, 62, 92, 1.6),
      gouge(31, 28, 36, 48, 1.4),
      gouge(47.5, 14, 48, 40, 1.4),
      gouge(65, 18, 60, 42, 1.4),
    ],
    core: [hoop(50, 70, 8, 3.4)],
  },
  // Scales that lean.
  merchant: {
    ink: [
      bar(50, 8, 50, 90, 6),
      'M28 90L72 90L78 97L22 97Z',
      arm(curve([8, 34], [30, 22], [70, 26], [92, 18]), 6, 6),
      bead(50, 9, 8),
      'M-1 70L25 70C24 82 2 82 -1 70Z',
      'M78 54L104 54C102 66 80 66 78 54Z',
      bar(12, 34, 1, 70, 2.4),
      bar(12, 34, 23, 70, 2.4),
      bar(91, 20, 80, 54, 2.4),
      bar(91, 20, 102, 54, 2.4),
      bead(8, 63, 6),
      bead(18, 64, 5),
    ],
    cut: [bead(50, 9, 3), gouge(4, 73, 22, 73, 1.2), gouge(82, 57, 100, 57, 1.2), gouge(32, 93.5, 68, 93.5, 1.2)],
  },
  // A shield with a trident's mark.
  guardian: {
    ink: ['M50 2C64 12 78 14 92 12C94 52 82 82 50 99C18 82 6 52 8 12C22 14 36 12 50 2Z'],
    cut: ['M50 12C62 20 72 22 83 21C84 54 74 76 50 89C26 76 16 54 17 21C28 22 38 20 50 12Z'],
    core: [
      'M46 80L46 60C32 58 26 50 26 38L22 39L30 22L38 39L34 38C34 46 38 51 46 52L46 36L42 37L50 20L58 37L54 36L54 52C62 51 66 46 66 38L62 39L70 22L78 39L74 38C74 50 68 58 54 60L54 80Z',
    ],
  },
  // A hood, two eyes, a blade.
  assassin: {
    ink: ['M50 2C72 8 82 30 82 52C90 62 94 80 96 97L4 97C6 80 10 62 18 52C18 30 28 8 50 2Z'],
    cut: [
      'M50 16C64 20 70 36 68 54C66 66 58 72 50 72C42 72 34 66 32 54C30 36 36 20 50 16Z',
      gouge(20, 62, 12, 92, 2.4, 2),
      gouge(80, 62, 88, 92, 2.4, -2),
    ],
    core: [...both('M35 44L47 50L37 53Z'), 'M50 58L58 64L55 97L45 97L42 64Z'],
  },
  // A mask with nothing on it.
  faceless: {
    ink: [
      'M50 3C76 3 86 22 84 46C82 74 68 97 50 97C32 97 18 74 16 46C14 22 24 3 50 3Z',
      ...both(
        arm(curve([18, 40], [4, 38], [2, 54], [6, 66]), 5, 1.5),
        arm(curve([17, 44], [10, 50], [10, 62], [0, 78]), 4, 1),
      ),
    ],
    cut: ['M50 10C70 10 78 26 77 46C75 70 64 89 50 89C36 89 25 70 23 46C22 26 30 10 50 10Z'],
    core: [
      'M52 10L46 26L55 40L47 54L54 60L50 74L58 57L52 52L60 39L52 26L57 11Z',
      gouge(30, 42, 42, 42, 1.2),
      gouge(60, 45, 70, 44, 1.2),
    ],
  },
  // A book that looks back.
  librarian: {
    ink: [
      'M50 90C38 80 20 78 2 82L2 34C20 30 38 32 50 42C62 32 80 30 98 34L98 82C80 78 62 80 50 90Z',
      rays({ at: [50, 30], from: 14, to: 30, count: 9, width: 2.2, start: 190, end: 350, uneven: -6 }),
      'M34 30Q50 14 66 30Q50 44 34 30Z',
    ],
    cut: [
      bead(50, 29.5, 6),
      gouge(50, 46, 50, 86, 1.6),
      ...both(
        gouge(10, 44, 42, 50, 1.4, 1),
        gouge(10, 54, 42, 60, 1.4, 1),
        gouge(10, 64, 42, 70, 1.4, 1),
        gouge(12, 74, 40, 79, 1.2, 1),
      ),
    ],
    core: [bead(50, 29.5, 2.6)],
  },
  // A cup that runs over.
  'blood-mage': {
    ink: [
      'M14 20L86 20C86 46 74 58 56 62L56 82C64 84 72 88 74 97L26 97C28 88 36 84 44 82L44 62C26 58 14 46 14 20Z',
      drop(50, 8, 5),
      drop(20, 66, 6),
      drop(12, 86, 4.5),
      'M16 28L25 32L22 56C16 52 15 40 16 28Z',
    ],
    cut: [
      'M22 26L78 26C77 32 74 36 70 36C64 30 58 36 52 34C44 30 40 40 32 36C26 34 23 32 22 26Z',
      gouge(34, 44, 40, 54, 2, 1),
      gouge(36, 92, 64, 92, 1.6),
    ],
  },
  // A scythe against the moon.
  reaper: {
    ink: [
      arm(curve([78, 98], [70, 66], [66, 40], [58, 8]), 6, 5),
      'M62 10C40 -4 12 8 2 44C18 24 42 18 64 26Z',
      arm(curve([60, 48], [68, 44], [74, 44], [80, 46]), 5, 4),
      hoop(34, 66, 24, 18),
    ],
    cut: [gouge(54, 14, 20, 26, 2, 4)],
  },
  // A skull under a crown of candles.
  necromancer: {
    ink: [
      'M50 30C74 30 86 44 84 62C83 73 76 76 73 81L72 93L62 93L61 88L56 88L55 95L45 95L44 88L39 88L38 93L28 93L27 81C24 76 17 73 16 62C14 44 26 30 50 30Z',
      ...[20, 35, 50, 65, 80].map((x, i) => bar(x, 20 - (i % 2) * 4, x, 36, 7)),
      ...[20, 35, 50, 65, 80].map((x, i) => drop(x, 12 - (i % 2) * 4, 3.6)),
    ],
    cut: [
      bead(34, 62, 10),
      bead(66, 62, 10),
      'M50 68L57 80L43 80Z',
      ...[20, 35, 50, 65, 80].map((x) => gouge(x - 3.5, 25, x + 3.5, 25, 1)),
    ],
    core: [star(34, 62, 4, 6, 2), star(66, 62, 4, 6, 2)],
  },
};
