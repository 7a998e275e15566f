/** Five guests before a snowed-in hall; one of them has a shadow that is not a guest's. */
import { almond, disc, flecks, gouge, limb, polygon, rays, sea } from '../lino.ts';
import type { CoverArt } from './layers.ts';

const HALL = polygon([
  [26, 300],
  [26, 176],
  [34, 176],
  [34, 160],
  [44, 160],
  [44, 176],
  [58, 176],
  [92, 138],
  [126, 176],
  [132, 176],
  [132, 120],
  [126, 120],
  [150, 70],
  [174, 120],
  [168, 120],
  [168, 176],
  [174, 176],
  [208, 138],
  [242, 176],
  [254, 176],
  [254, 152],
  [264, 152],
  [264, 176],
  [274, 176],
  [274, 300],
]);

const PANES = [
  [52, 200],
  [80, 200],
  [108, 200],
  [182, 200],
  [210, 200],
  [238, 200],
  [52, 240],
  [80, 240],
  [210, 240],
  [238, 240],
  [86, 166],
  [202, 166],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}q6 -8 12 0v18h-12Z`)
  .join('');

const SNOW_ON_ROOFS =
  gouge(56, 178, 93, 137, 7) +
  gouge(91, 137, 128, 178, 7) +
  gouge(172, 178, 209, 137, 7) +
  gouge(207, 137, 244, 178, 7) +
  gouge(124, 122, 151, 68, 7) +
  gouge(149, 68, 176, 122, 7);

/** A guest in coat and hat whose feet are at the point. */
const guest = (x: number, y: number, w = 1, h = 1) =>
  `M${x - 17 * w} ${y - 88 * h}H${x - 10 * w}V${y - 101 * h}Q${x} ${y - 105 * h} ${x + 10 * w} ${y - 101 * h}V${y - 88 * h}H${x + 17 * w}V${y - 84 * h}H${x + 9 * w}` +
  `Q${x + 10 * w} ${y - 70 * h} ${x + 6 * w} ${y - 68 * h}Q${x + 20 * w} ${y - 64 * h} ${x + 21 * w} ${y - 50 * h}L${x + 23 * w} ${y}H${x - 23 * w}L${x - 21 * w} ${y - 50 * h}Q${x - 20 * w} ${y - 64 * h} ${x - 6 * w} ${y - 68 * h}Q${x - 10 * w} ${y - 70 * h} ${x - 9 * w} ${y - 84 * h}H${x - 17 * w}Z`;

const GUESTS = [
  [42, 372, 0.95, 0.94],
  [94, 376, 1, 1.04],
  [150, 374, 1.05, 0.98],
  [206, 377, 1, 1.07],
  [258, 372, 0.95, 0.92],
] as const;

const coat = (x: number, y: number, h: number) =>
  gouge(x, y - 4, x, y - 58 * h, 3) +
  gouge(x - 11, y - 3, x - 9, y - 44 * h, 2.6) +
  gouge(x + 12, y - 3, x + 9, y - 44 * h, 2.6) +
  gouge(x - 13, y - 88 * h, x + 13, y - 88 * h, 2.4);

/** The fourth guest's shadow on the hall: a pointed hood, and a hand that is raised. */
const SHADOW =
  'M206 128C196 144 187 162 186 182C186 192 190 198 194 202C176 210 168 232 164 262C162 280 160 292 158 310H250C250 286 250 262 244 240C240 222 232 208 218 202C222 198 226 192 226 182C225 162 216 144 206 128Z';
const RAISED_ARM = limb(
  [
    [236, 226],
    [258, 214],
    [262, 182],
    [256, 160],
  ],
  17,
  7,
);
const BLADE = gouge(240, 116, 258, 166, 9) + gouge(246, 160, 267, 152, 4);

export const amongCultists: CoverArt = {
  accent: '#a8d3e6',
  shade: '#3f6a80',
  second: '#c8423a',
  layers: [
    { ink: 'shade', path: rays(232, 70, { from: 34, to: 330, count: 88, width: 4 }) },
    { ink: 'accent', path: disc(232, 70, 27) },
    { ink: 'bone', path: disc(232, 70, 22) },
    { ink: 'ink', path: HALL, edge: 'ink' },
    { ink: 'accent', path: PANES },
    { ink: 'ink', path: [58, 86, 114, 188, 216, 244].map((x) => gouge(x, 192, x, 222, 2)).join('') },
    { ink: 'second', path: SHADOW },
    { ink: 'second', path: RAISED_ARM },
    { ink: 'second', path: BLADE },
    {
      ink: 'ink',
      path: 'M206 150C199 162 193 172 193 184C194 194 200 200 206 203C212 200 218 194 219 184C219 172 213 162 206 150Z',
    },
    { ink: 'second', path: almond(200, 182, 9, 5) + almond(212, 182, 9, 5) },
    { ink: 'ink', path: gouge(178, 300, 186, 220, 4) + gouge(206, 300, 206, 216, 4) + gouge(234, 300, 226, 220, 4) },
    { ink: 'bone', path: SNOW_ON_ROOFS },
    { ink: 'bone', path: 'M0 300Q80 284 150 296Q220 306 300 290V400H0Z' },
    { ink: 'accent', path: sea(8, 304, 292, 396, 9, 1.1) },
    { ink: 'ink', path: GUESTS.map(([x, y, w, h]) => guest(x, y, w, h)).join(''), edge: 'bone' },
    { ink: 'bone', path: GUESTS.map(([x, y, , h]) => coat(x, y, h)).join('') },
    { ink: 'second', path: gouge(226, 330, 240, 362, 5) + gouge(222, 338, 234, 333, 3) },
    { ink: 'bone', path: flecks(10, 14, 290, 300, 90, { length: 4, width: 2.4, angle: 1.9 }) },
  ],
};
