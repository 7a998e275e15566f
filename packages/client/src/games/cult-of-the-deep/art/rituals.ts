/** The rituals (section 2.8), as they lie on the altars. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, gouge, rays, spiral, star, strata } from '../../shared/art/gouge.ts';
import { bead, drop } from './tools.ts';

const serpent = spiral(50, 50, 41, 34, 0.93, -70, 44);

export const RITUAL_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // An eye among arms.
  kraken: {
    ink: [
      'M50 6C72 6 82 24 78 44C76 56 66 62 50 62C34 62 24 56 22 44C18 24 28 6 50 6Z',
      ...both(
        arm(curve([30, 50], [8, 56], [14, 78], [2, 92]), 12, 2),
        arm(curve([38, 56], [26, 74], [34, 82], [20, 98]), 11, 2),
        arm(curve([46, 58], [42, 76], [50, 84], [42, 99]), 9, 2),
      ),
    ],
    cut: [
      'M28 40Q50 18 72 40Q50 60 28 40Z',
      ...both(bead(17, 66, 1.9), bead(13, 76, 1.6), bead(30, 74, 1.8), bead(28, 84, 1.5), gouge(36, 12, 28, 24, 2)),
    ],
    core: [bead(50, 39, 9) + gouge(50, 31, 50, 47, 3.4)],
  },
  // The sun is gone, and something stands before it.
  'ancient-shadow': {
    ink: [
      rays({ at: [50, 44], from: 33, to: 52, count: 26, width: 2.4, uneven: -9 }),
      bead(50, 44, 30),
      'M22 99C24 80 32 70 40 66L60 66C68 70 76 80 78 99Z',
    ],
    cut: [
      'M50 18C64 18 74 30 74 44C74 52 70 60 64 64C66 52 62 40 50 38C38 40 34 52 36 64C30 60 26 52 26 44C26 30 36 18 50 18Z',
      gouge(34, 80, 30, 97, 2),
      gouge(66, 80, 70, 97, 2),
    ],
    core: [bead(50, 56, 12)],
  },
  // A mouth that sings.
  'ancient-chant': {
    ink: [
      'M6 52C18 34 34 28 44 30L50 34L56 30C66 28 82 34 94 52C82 76 66 84 50 84C34 84 18 76 6 52Z',
      rays({ at: [50, 50], from: 30, to: 48, count: 11, width: 2.4, start: 205, end: 335, uneven: -7 }),
    ],
    cut: [
      'M16 53C26 44 40 44 50 46C60 44 74 44 84 53C74 66 62 70 50 70C38 70 26 66 16 53Z',
      gouge(30, 76, 70, 76, 1.6, -3),
    ],
    core: [
      ...both('M30 47.5L38 46L36 55L31 55Z', 'M39.5 46L48.5 46.5L48 55L41 56Z'),
      'M32 64Q50 58 68 64Q60 69 50 69Q40 69 32 64Z',
    ],
  },
  // The stone, the blade, the blood.
  'altar-sacrifice': {
    ink: [
      'M12 60L88 60L82 70L78 70L82 97L18 97L22 70L18 70Z',
      'M50 2L57 12L55 40L45 40L43 12Z',
      'M34 38L66 38L65 44L35 44Z',
      'M46 44L54 44L53 54L47 54Z',
    ],
    cut: [
      gouge(50, 6, 50, 36, 1.6),
      gouge(18, 65, 82, 65, 1.6),
      'M38 70L44 70L43 84C42 88 39 88 39 84Z',
      'M52 70L60 70L58 92C56 96 54 95 54 91Z',
      ...both(gouge(28, 76, 26, 92, 1.6)),
    ],
  },
  // A tail, and the sea closes over it.
  sirens: {
    ink: [
      'M22 94C48 90 62 72 56 51C53 42 45 37 46 28C35 31 12 25 4 4C27 3 44 8 51 20C58 5 78 0 97 7C87 25 70 33 58 30C68 38 79 53 77 69C75 85 62 95 52 97Z',
      strata(2, 98, 88, 98, 3, 2.2, 3),
    ],
    cut: [
      gouge(14, 9, 44, 22, 2.2, -1),
      gouge(86, 11, 60, 22, 2.2, 1),
      gouge(24, 10, 45, 17, 1.4, -1),
      gouge(55, 40, 68, 46, 1.8, -1.5),
      gouge(58, 50, 74, 57, 1.8, -1.5),
      gouge(58, 61, 75, 68, 1.8, -1.5),
      gouge(54, 72, 72, 79, 1.8, -1.5),
      gouge(46, 82, 64, 88, 1.8, -1.5),
    ],
  },
  // The snake that eats itself.
  transmutation: {
    ink: [
      arm(serpent, 13, 4),
      'M60 2C72 0 84 8 84 20C84 28 74 32 66 26C58 22 52 12 60 2Z',
      star(50, 50, 6, 17, 7, -90),
    ],
    cut: [
      bead(73, 15, 3),
      gouge(58, 12, 70, 24, 1.4),
      ...serpent.filter((_, i) => i > 4 && i % 4 === 0).map(([x, y]) => bead(x, y, 1.7)),
      bead(50, 50, 3.4),
    ],
  },
  // Three necks out of one sea.
  'sea-hydra': {
    ink: [
      arm(curve([50, 90], [44, 66], [56, 50], [50, 28]), 14, 9),
      'M38 26C40 14 48 8 50 2C52 8 60 14 62 26C60 34 56 36 50 36C44 36 40 34 38 26Z',
      ...both(
        arm(curve([44, 92], [34, 70], [34, 52], [20, 46]), 12, 7),
        'M24 40C14 34 8 38 2 44C4 52 2 54 6 58C14 58 24 58 28 50Z',
      ),
      strata(2, 98, 86, 97, 3, 2.4, 5),
    ],
    cut: [
      ...both(
        'M44 22L48.5 25L45 27Z',
        bead(16, 46, 2.2),
        gouge(4, 52, 18, 53, 1.4),
        gouge(34, 62, 40, 60, 1.3),
        gouge(37, 72, 43, 70, 1.3),
      ),
      gouge(45, 46, 56, 44, 1.4),
      gouge(45, 56, 56, 54, 1.4),
      gouge(44, 66, 56, 64, 1.4),
      gouge(44, 76, 57, 74, 1.4),
    ],
  },
  // The sky is torn.
  'astral-rift': {
    ink: [
      'M58 1L46 26L56 34L36 58L50 62L40 99L66 56L52 52L72 28L60 22Z',
      star(18, 24, 4, 13, 4, 0),
      star(84, 70, 4, 14, 4.4, 0),
      star(84, 18, 5, 7, 3),
      star(20, 70, 5, 8, 3.4),
      star(12, 48, 4, 5, 1.8, 0),
      star(90, 46, 4, 5, 1.8, 0),
      star(70, 92, 4, 6, 2, 0),
    ],
    cut: [gouge(56, 10, 52, 26, 1.6), gouge(58, 36, 44, 56, 1.8), gouge(54, 62, 46, 82, 1.8)],
  },
  // A hood that opens.
  lamia: {
    ink: [
      'M50 3C59 3 64 9 65 17C80 19 91 33 89 48C87 63 72 68 63 74C58 80 60 85 66 90L34 90C40 85 42 80 37 74C28 68 13 63 11 48C9 33 20 19 35 17C36 9 41 3 50 3Z',
      arm(curve([8, 96], [30, 82], [66, 100], [92, 90]), 9, 3),
    ],
    cut: [
      ...both('M38 20L48 26L40 29Z', gouge(25, 30, 21, 54, 2.6, 1), gouge(32, 30, 30, 60, 2.2, 1)),
      'M41 35Q50 31 59 35L56 42L54 37L46 37L44 42Z',
      'M49 38L51 38L51 50L56 57L50 53L44 57L49 50Z',
      gouge(40, 64, 60, 64, 1.6, -1),
      gouge(41, 71, 59, 71, 1.6, -1),
      gouge(43, 78, 57, 78, 1.6, -1),
    ],
  },
  // A palm held up to the star that was promised one.
  'tribute-to-nycen': {
    ink: [
      'M6 66C22 60 34 68 44 72C52 66 70 62 90 58C98 58 98 66 90 70C76 76 66 82 58 90L22 97L6 90Z',
      star(52, 30, 8, 29, 11, -90),
    ],
    cut: [bead(52, 30, 6), gouge(12, 74, 40, 82, 2, 1), gouge(46, 78, 82, 66, 1.8, -1), gouge(12, 84, 30, 88, 1.6)],
    core: [bead(52, 30, 2.6)],
  },
  // Three drops into a bowl.
  'blood-rites': {
    ink: [
      'M8 58L92 58C90 78 76 90 60 92L60 97L40 97L40 92C24 90 10 78 8 58Z',
      drop(50, 20, 10),
      drop(28, 40, 7),
      drop(72, 40, 7),
    ],
    cut: [
      'M17 64L83 64C82 68 78 70 74 70C62 66 56 74 46 70C36 66 30 74 22 70C19 69 18 67 17 64Z',
      gouge(26, 78, 44, 86, 1.8, 1),
      gouge(46, 20, 48, 28, 1.6),
    ],
  },
};
