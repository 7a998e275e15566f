import type { Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, disc, gouge, rays, spiral, star } from '../../shared/art/gouge.ts';

/** The six Artifacts (RC-2.4). */
export const ARTIFACT_EMBLEMS: Readonly<Record<string, Emblem>> = {
  'artifact-necronomicon': {
    ink: ['M14 8L78 4Q86 4 86 12L88 86Q88 92 80 92L20 97Q10 97 10 88L8 16Q8 9 14 8Z'],
    cut: [
      'M18 13L22 12L24 90L19 90Z',
      'M34 30Q54 14 76 28Q56 44 34 30Z',
      gouge(34, 48, 76, 45, 2),
      'M38 58Q56 50 74 56Q58 76 38 58Z',
      gouge(30, 16, 78, 12, 1.8),
      gouge(32, 86, 82, 82, 1.8),
      gouge(82, 14, 84, 80, 1.4),
    ],
    core: [
      disc(55, 29, 6),
      'M44 58L48 56L47 63Z',
      'M52 56L57 55L55 64Z',
      'M61 55L66 56L62 63Z',
      'M80 30L97 28L97 36L80 38Z',
      'M80 62L97 60L97 68L80 70Z',
    ],
  },
  'artifact-elder-sign': {
    ink: [disc(50, 50, 47)],
    cut: [star(50, 51, 5, 43, 17.5), rays({ at: [50, 50], from: 40, to: 45, count: 40, width: 0.8 })],
    core: ['M28 54Q50 32 72 54Q50 72 28 54Z', 'M50 24C52 32 56 34 55 40L45 40C44 34 49 32 50 24Z'],
  },
  'artifact-silver-key': {
    ink: [
      disc(30, 28, 23),
      'M42 40L48 34L92 82L92 94L84 94L84 86L76 86L76 78L70 78L66 74Z',
      'M56 66L46 76L52 82L48 86L58 92L62 86L58 82L66 76Z',
    ],
    cut: [disc(30, 28, 15), gouge(50, 42, 86, 84, 2)],
    core: [arm(spiral(30, 28, 13, 2, 1.6, 40, 24), 5, 1.5)],
  },
  'artifact-shining-trapezohedron': {
    ink: ['M50 3L84 22L94 58L66 92L28 95L5 60L16 22Z', rays({ at: [50, 50], from: 44, to: 50, count: 12, width: 1 })],
    cut: [
      'M50 9L20 25L44 34Z',
      'M54 9L79 24L56 33Z',
      'M40 40L19 30L11 57Z',
      'M84 30L60 38L88 56Z',
      'M66 66L62 86L87 60Z',
      gouge(46, 40, 34, 66, 2),
      gouge(14, 64, 30, 88, 2),
      gouge(38, 72, 32, 90, 1.8),
      gouge(44, 72, 56, 88, 2),
      gouge(52, 42, 60, 62, 2),
      gouge(20, 60, 34, 70, 1.6),
    ],
  },
  'artifact-lamp-of-alhazred': {
    ink: [
      'M8 52C24 58 26 48 44 46L66 46C74 46 78 52 84 52C96 50 98 66 88 74C82 78 76 74 72 76C66 84 58 86 56 86L62 95L34 95L40 86C24 84 12 72 4 58Z',
      'M44 46Q54 34 64 46Z',
      disc(54, 37, 3.5),
      'M10 4C14 16 26 22 24 36C23 44 16 48 10 48C2 46 0 36 4 28C7 22 11 16 10 4Z',
    ],
    cut: [
      'M11 24C14 30 19 32 18 38C17 42 14 44 11 44C7 43 6 38 8 34C10 30 11 28 11 24Z',
      'M82 58Q92 56 90 64Q86 70 78 68Q84 64 82 58Z',
      gouge(24, 62, 66, 56, 2.2, -3),
      gouge(26, 68, 66, 66, 2, -3),
      gouge(34, 76, 62, 74, 1.8, -2),
      gouge(40, 91, 56, 91, 1.4),
    ],
  },
  'artifact-yellow-sign': {
    ink: [
      arm([...curve([50, 52], [50, 34], [34, 28], [32, 16]), ...curve([31, 12], [34, 0], [56, 2], [52, 18])], 13, 3),
      arm([...curve([50, 52], [66, 52], [74, 68], [88, 68]), ...curve([91, 67], [100, 58], [90, 42], [78, 52])], 13, 3),
      arm([...curve([50, 52], [40, 66], [46, 80], [36, 92]), ...curve([33, 95], [18, 98], [10, 82], [24, 76])], 13, 3),
      disc(50, 52, 11),
      disc(72, 20, 4),
      disc(16, 46, 4),
      disc(70, 90, 4),
    ],
    cut: [disc(50, 52, 5)],
    core: [disc(50, 52, 2)],
  },
};
