/** A boat on a quiet sea, and what has seen it from below. */
import { almond, disc, gouge, limb, polygon, rays, ribs, sea } from '../lino.ts';
import type { CoverArt, Layer } from './layers.ts';

const ARMS = [
  [
    [96, 330],
    [48, 300],
    [36, 240],
    [62, 190],
    [54, 146],
    [78, 132],
  ],
  [
    [204, 330],
    [252, 300],
    [264, 240],
    [238, 190],
    [246, 146],
    [222, 132],
  ],
  [
    [112, 310],
    [86, 270],
    [104, 226],
    [92, 186],
    [112, 168],
  ],
  [
    [188, 310],
    [214, 270],
    [196, 226],
    [208, 186],
    [188, 168],
  ],
  [
    [76, 352],
    [30, 348],
    [16, 300],
    [26, 270],
  ],
  [
    [224, 352],
    [270, 348],
    [284, 300],
    [274, 270],
  ],
] as const;

const BODY = 'M60 400C58 330 92 268 150 268C208 268 242 330 240 400Z';
const BOAT = polygon([
  [122, 96],
  [178, 96],
  [170, 111],
  [130, 111],
]);
const SAIL = 'M149 36L149 92L124 92C136 76 144 56 149 36ZM153 44C162 60 168 78 172 92L153 92Z';

/** A die that sinks, with the face it shows. */
const DIE = polygon([
  [142, 196],
  [166, 190],
  [172, 213],
  [148, 220],
]);
const DIE_FACE = gouge(149, 199, 165, 211, 3.4) + gouge(164, 197, 151, 213, 3.4);

export const cultOfTheDeep: CoverArt = {
  accent: '#5fc0cc',
  shade: '#1f5f6b',
  layers: [
    { ink: 'bone', path: rays(150, 92, { from: 66, to: 190, count: 40, width: 3, begin: 0.5, end: 1 }) },
    { ink: 'accent', path: disc(206, 48, 15) },
    { ink: 'shade', path: 'M0 112H300V400H0Z' },
    { ink: 'ink', path: sea(8, 196, 292, 400, 13, 1.5) },
    { ink: 'accent', path: sea(8, 113, 292, 176, 8, 0.9) },
    { ink: 'bone', path: BOAT + SAIL, edge: 'ink' },
    { ink: 'ink', path: gouge(126, 101, 174, 101, 2.6) + gouge(132, 106, 168, 106, 2) },
    ...ARMS.map((points): Layer => ({ ink: 'ink', path: limb(points, 36, 6) })),
    { ink: 'ink', path: BODY },
    { ink: 'accent', path: ARMS.map((points) => ribs(points, 34, 15, 5)).join('') },
    {
      ink: 'bone',
      path: rays(150, 336, { from: 62, to: 104, count: 30, width: 3, begin: 0.52, end: 0.98, uneven: 0.2 }),
    },
    { ink: 'accent', path: almond(150, 338, 128, 92) },
    { ink: 'bone', path: almond(150, 338, 112, 72) },
    { ink: 'shade', path: disc(150, 338, 26) },
    { ink: 'bone', path: rays(150, 338, { from: 12, to: 26, count: 26, width: 1.8, uneven: 0.15 }) },
    { ink: 'ink', path: gouge(150, 313, 150, 363, 13) },
    { ink: 'bone', path: DIE, edge: 'ink' },
    { ink: 'ink', path: DIE_FACE },
    { ink: 'bone', path: disc(132, 186, 2) + disc(172, 174, 2.6) + disc(139, 168, 1.6) + disc(166, 156, 1.6) },
  ],
};
