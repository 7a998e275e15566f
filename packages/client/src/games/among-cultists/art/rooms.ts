/** The signs of the room colours (AC-2.14): papers, eye, spark, ward. Each is known by its outline alone. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { both } from '../../shared/art/emblem.ts';
import { disc, gouge, rays, star } from '../../shared/art/gouge.ts';

export const COLOUR_SIGNS: Readonly<Record<string, Emblem>> = {
  // Papers under a seal.
  pink: {
    ink: ['M16 6L66 4L84 22L82 94L18 96Z', 'M30 78L14 98L26 96L32 100L44 80Z'],
    cut: [
      'M64 9L64 25L79 25Z',
      gouge(26, 26, 54, 25, 3),
      gouge(26, 40, 72, 38, 3),
      gouge(26, 54, 72, 52, 3),
      disc(36, 74, 12),
    ],
    core: [star(36, 74, 5, 10, 4)],
  },
  // An eye that studies.
  blue: {
    ink: [
      'M2 54Q50 4 98 54Q50 98 2 54Z',
      rays({ at: [50, 56], from: 44, to: 54, count: 7, width: 2.8, start: 222, end: 318 }),
    ],
    cut: ['M14 54Q50 20 86 54Q50 82 14 54Z'],
    core: [disc(50, 52, 17), gouge(43, 45, 49, 42, 3)],
  },
  // A wheel with a spark in it.
  orange: {
    ink: [disc(50, 50, 38), rays({ at: [50, 50], from: 30, to: 50, count: 10, width: 9 })],
    cut: [disc(50, 50, 28)],
    core: ['M58 18L30 56L47 56L40 84L70 44L53 44Z'],
  },
  // A ward: a star in a ring.
  red: {
    ink: [disc(50, 50, 48) + disc(50, 50, 40), star(50, 50, 5, 41, 16)],
    cut: [disc(50, 50, 8)],
    core: [disc(50, 50, 3.6)],
  },
  // The bell that calls to table, and to a vote.
  cafeteria: {
    ink: [
      'M50 4Q56 4 56 12C78 16 80 40 80 58C80 70 86 74 92 80L8 80C14 74 20 70 20 58C20 40 22 16 44 12Q44 4 50 4Z',
      'M38 84L62 84Q60 97 50 97Q40 97 38 84Z',
    ],
    cut: [...both(gouge(30, 66, 36, 28, 3.4, -2)), gouge(18, 74, 82, 74, 2)],
  },
};
