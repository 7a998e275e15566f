/** The roles (section 2.4). */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, gouge, rays, spiral } from '../../shared/art/gouge.ts';
import { bar, bead, drop, hoop } from './tools.ts';

export const ROLE_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // A mitre with an eye.
  'high-priest': {
    ink: [
      'M50 2C68 18 82 38 82 62L84 84L16 84L18 62C18 38 32 18 50 2Z',
      'M14 86L86 86L88 97L12 97Z',
      ...both('M18 52L4 60L10 70L2 80L16 82Z'),
    ],
    cut: [
      'M28 54Q50 34 72 54Q50 74 28 54Z',
      gouge(50, 12, 50, 34, 2),
      ...both(gouge(26, 72, 44, 76, 1.6), gouge(38, 26, 32, 38, 1.6)),
      gouge(18, 91.5, 82, 91.5, 1.4),
    ],
    core: [bead(50, 53.5, 8.5) + gouge(50, 46, 50, 61, 3)],
  },
  // A candle that somebody guards.
  faithful: {
    ink: [
      drop(50, 22, 11),
      'M42 36L58 36L60 74L40 74Z',
      'M36 97C20 92 8 76 8 58C12 54 18 56 20 62L34 74L40 78L60 78L66 74L80 62C82 56 88 54 92 58C92 76 80 92 64 97Z',
      rays({ at: [50, 22], from: 20, to: 32, count: 9, width: 2, start: 180, end: 360, uneven: -5 }),
    ],
    cut: [
      drop(50, 25, 5),
      gouge(50, 42, 50, 70, 1.6),
      ...both(gouge(16, 64, 34, 84, 2, 1), gouge(32, 92, 48, 88, 1.6)),
    ],
  },
  // A serpent round a blade.
  cabalist: {
    ink: [
      'M50 99L42 84L44 26L56 26L58 84Z',
      'M26 18Q50 12 74 18L72 27Q50 21 28 27Z',
      bead(50, 8, 7),
      arm(curve([44, 94], [86, 84], [86, 70], [50, 66]), 5, 8),
      arm(curve([50, 67], [14, 62], [14, 46], [50, 44]), 8, 9),
      arm(curve([50, 44], [78, 42], [82, 32], [74, 26]), 9, 8),
      'M66 30C66 20 76 16 86 20C94 22 96 30 90 34C82 38 70 40 66 30Z',
    ],
    cut: [
      gouge(50, 30, 50, 40, 1.6),
      gouge(50, 50, 50, 62, 1.6),
      gouge(50, 74, 50, 90, 1.6),
      bead(81, 25, 2.4),
      gouge(80, 31, 92, 30, 1),
    ],
  },
  // A chain that broke.
  'repentant-heretic': {
    ink: [
      hoop(28, 70, 24, 14),
      hoop(72, 30, 24, 14),
      'M40 42L52 38L50 46L62 50L50 56L56 66L44 60L38 70L36 58L26 54L38 50Z',
    ],
    cut: ['M44 44L58 54L52 60L40 50Z', gouge(12, 62, 14, 80, 1.8, 1), gouge(86, 22, 88, 40, 1.8, -1)],
  },
  // A torch and its spite.
  'vengeful-heretic': {
    ink: [
      'M38 52L62 52L56 98L44 98Z',
      'M32 44L68 44L66 54L34 54Z',
      'M52 1C54 12 72 18 72 32C72 42 62 45 50 45C38 45 28 40 28 30C28 22 34 20 35 11C40 14 43 18 44 22C48 16 53 10 52 1Z',
      rays({ at: [50, 30], from: 30, to: 46, count: 9, width: 2.2, start: 170, end: 370, uneven: -8 }),
    ],
    cut: [
      'M50 41C43 41 40 36 42 31C44 28 47 26 47 21C53 25 58 29 57 35C56 39 54 41 50 41Z',
      gouge(50, 60, 50, 94, 1.8),
      gouge(38, 49, 62, 49, 1.2),
    ],
  },
};

const eddy = spiral(50, 50, 34, 5, 1.3, -60, 40);

/** A role nobody has shown, and the back of every secret card. */
export const HIDDEN_EMBLEM: Emblem = {
  ink: [arm(eddy, 10, 3), hoop(50, 50, 49, 44), bar(50, 84, 50, 96, 3)],
};
