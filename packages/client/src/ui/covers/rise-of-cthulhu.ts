/** Something rises behind the roofs of a harbour town. */
import { almond, disc, gouge, limb, polygon, rays, ribs, sea } from '../lino.ts';
import type { CoverArt } from './layers.ts';

const FEELERS = [
  [
    [118, 196],
    [104, 226],
    [112, 258],
    [92, 282],
    [76, 270],
  ],
  [
    [131, 202],
    [124, 236],
    [134, 266],
    [120, 298],
    [104, 300],
  ],
  [
    [150, 204],
    [146, 240],
    [156, 274],
    [146, 304],
    [154, 318],
  ],
  [
    [169, 202],
    [176, 236],
    [166, 266],
    [180, 298],
    [196, 300],
  ],
  [
    [182, 196],
    [196, 226],
    [188, 258],
    [208, 282],
    [224, 270],
  ],
] as const;

const HEAD =
  'M92 160C82 112 106 70 150 70C194 70 218 112 208 160C204 180 192 188 187 206L113 206C108 188 96 180 92 160Z';
const SHOULDERS = 'M30 330C44 262 84 232 118 206L182 206C216 232 256 262 270 330Z';
const WINGS =
  'M116 212C84 190 62 140 22 62C26 112 24 128 16 150C26 156 28 166 20 192C32 194 36 206 30 236C48 226 90 236 116 212Z' +
  'M184 212C216 190 238 140 278 62C274 112 276 128 284 150C274 156 272 166 280 192C268 194 264 206 270 236C252 226 210 236 184 212Z';

const ROOFS = polygon([
  [8, 392],
  [8, 322],
  [22, 306],
  [38, 322],
  [38, 330],
  [52, 330],
  [52, 300],
  [58, 282],
  [64, 300],
  [64, 318],
  [82, 318],
  [96, 302],
  [112, 318],
  [112, 334],
  [128, 334],
  [128, 322],
  [140, 312],
  [152, 322],
  [152, 336],
  [170, 336],
  [170, 310],
  [184, 292],
  [200, 310],
  [200, 326],
  [216, 326],
  [216, 296],
  [220, 296],
  [220, 280],
  [226, 280],
  [226, 296],
  [232, 296],
  [232, 322],
  [250, 322],
  [264, 304],
  [280, 322],
  [292, 322],
  [292, 392],
]);

/** What the roofs stand out against. */
const MIST = Array.from({ length: 9 }, (_, row) =>
  gouge(-20 + row * 3, 286 + row * 6, 320 - row * 4, 284 + row * 6, 4),
).join('');

const WINDOWS = [
  [20, 330],
  [30, 342],
  [56, 306],
  [90, 326],
  [102, 340],
  [138, 330],
  [180, 316],
  [190, 332],
  [222, 304],
  [244, 334],
  [262, 322],
  [272, 340],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}h4.5v7h-4.5Z`)
  .join('');

const mirror = (draw: (flip: (x: number) => number) => string) => draw((x) => x) + draw((x) => 300 - x);

const WING_CUTS = mirror((x) =>
  [
    gouge(x(102), 204, x(26), 76, 5),
    gouge(x(100), 208, x(22), 150, 4),
    gouge(x(100), 212, x(26), 190, 4),
    gouge(x(104), 216, x(36), 228, 3.4),
  ].join(''),
);

const HEAD_CUTS = mirror((x) =>
  [
    gouge(x(97), 152, x(104), 104, 4.2),
    gouge(x(105), 126, x(124), 86, 4),
    gouge(x(118), 112, x(138), 80, 3.2),
    gouge(x(110), 186, x(98), 166, 3.2),
    gouge(x(116), 196, x(110), 178, 2.4),
    gouge(x(108), 146, x(143), 160, 4),
    gouge(x(116), 138, x(141), 147, 2.4),
    gouge(x(124), 130, x(140), 136, 1.8),
    gouge(x(62), 262, x(100), 232, 3.4),
    gouge(x(54), 280, x(92), 252, 3.4),
    gouge(x(48), 300, x(84), 274, 3),
  ].join(''),
);

export const riseOfCthulhu: CoverArt = {
  accent: '#6cc79a',
  shade: '#2f6f53',
  layers: [
    { ink: 'bone', path: rays(150, 160, { from: 128, to: 265, count: 84, width: 3.6 }) },
    { ink: 'shade', path: disc(150, 160, 116) },
    { ink: 'accent', path: rays(150, 160, { from: 58, to: 116, count: 56, width: 3.2, uneven: 0.16 }) },
    { ink: 'ink', path: WINGS, edge: 'shade' },
    { ink: 'ink', path: SHOULDERS + HEAD },
    { ink: 'bone', path: WING_CUTS + HEAD_CUTS },
    { ink: 'ink', path: FEELERS.map((points) => limb(points, 19, 4)).join('') },
    { ink: 'accent', path: FEELERS.map((points) => limb(points, 14, 2)).join('') },
    { ink: 'ink', path: FEELERS.map((points) => ribs(points, 14, 9, 2)).join('') },
    { ink: 'bone', path: almond(127, 172, 27, 15) + almond(173, 172, 27, 15) },
    { ink: 'ink', path: gouge(127, 164, 127, 180, 5) + gouge(173, 164, 173, 180, 5) },
    { ink: 'shade', path: MIST },
    { ink: 'ink', path: ROOFS },
    { ink: 'accent', path: WINDOWS },
    { ink: 'bone', path: sea(10, 350, 290, 388, 6, 0.8) },
  ],
};
