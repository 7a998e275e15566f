/** Pilgrims climb to a temple, above which eight gods look on as the rays of one eye. */
import { almond, disc, gouge, polygon, rays } from '../lino.ts';
import type { CoverArt } from './layers.ts';

const EYE = { x: 150, y: 112 };

/** Eight gods: eight great rays, each with a head of its own. */
const GODS = Array.from({ length: 8 }, (_, i) => {
  const turn = ((i + 0.5) / 8) * 2 * Math.PI;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  return (
    gouge(EYE.x + dx * 44, EYE.y + dy * 40, EYE.x + dx * 92, EYE.y + dy * 84, 15) +
    disc(EYE.x + dx * 96, EYE.y + dy * 87, 4.6)
  );
}).join('');

const PEDIMENT = polygon([
  [62, 262],
  [150, 208],
  [238, 262],
  [238, 272],
  [62, 272],
]);
const COLUMNS = [74, 102, 130, 158, 186, 214].map((x) => `M${x} 274h12l1.5 62h-15Z`).join('');
const STEPS = polygon([
  [52, 336],
  [248, 336],
  [248, 343],
  [258, 343],
  [258, 350],
  [270, 350],
  [270, 358],
  [30, 358],
  [30, 350],
  [42, 350],
  [42, 343],
  [52, 343],
]);

/** A hooded pilgrim whose feet are at the point. */
const pilgrim = (x: number, y: number, size: number) =>
  `M${x} ${y - 46 * size}C${x - 9 * size} ${y - 46 * size} ${x - 10 * size} ${y - 34 * size} ${x - 10 * size} ${y - 28 * size}L${x - 16 * size} ${y}H${x + 16 * size}L${x + 10 * size} ${y - 28 * size}C${x + 10 * size} ${y - 34 * size} ${x + 9 * size} ${y - 46 * size} ${x} ${y - 46 * size}Z`;

const PILGRIMS = [
  [34, 398, 1.25],
  [74, 402, 1.1],
  [110, 394, 0.98],
  [150, 399, 1.05],
  [190, 394, 0.98],
  [226, 402, 1.1],
  [266, 398, 1.25],
] as const;

const FOLDS = PILGRIMS.map(
  ([x, y, size]) =>
    gouge(x - 6 * size, y - 4, x - 4 * size, y - 30 * size, 2.6) +
    gouge(x + 5 * size, y - 4, x + 4 * size, y - 28 * size, 2.6) +
    gouge(x, y - 2, x, y - 22 * size, 2),
).join('');

export const chooseYourGod: CoverArt = {
  accent: '#e0b04a',
  shade: '#8a6420',
  layers: [
    { ink: 'shade', path: rays(EYE.x, EYE.y, { from: 112, to: 300, count: 72, width: 4.4 }) },
    { ink: 'bone', path: rays(EYE.x, EYE.y, { from: 50, to: 80, count: 64, width: 2.2 }) },
    { ink: 'accent', path: GODS, edge: 'ink' },
    { ink: 'bone', path: almond(EYE.x, EYE.y, 98, 62) },
    { ink: 'ink', path: disc(EYE.x, EYE.y, 17) },
    { ink: 'accent', path: rays(EYE.x, EYE.y, { from: 5, to: 16, count: 18, width: 1.6, uneven: 0.1 }) },
    { ink: 'bone', path: gouge(EYE.x, EYE.y - 10, EYE.x, EYE.y + 10, 4) },
    { ink: 'ink', path: PEDIMENT + STEPS, edge: 'ink' },
    { ink: 'accent', path: PEDIMENT + STEPS },
    { ink: 'bone', path: COLUMNS, edge: 'ink' },
    {
      ink: 'ink',
      path:
        polygon([
          [84, 259],
          [150, 219],
          [216, 259],
        ]) +
        [80, 108, 136, 164, 192, 220].map((x) => gouge(x, 280, x, 332, 2.4)).join('') +
        gouge(56, 343, 244, 343, 1.6) +
        gouge(40, 350.5, 262, 350.5, 1.6) +
        gouge(66, 267, 236, 267, 1.6),
    },
    { ink: 'accent', path: rays(150, 258, { from: 6, to: 34, count: 11, width: 3, begin: 0.5, end: 1 }) },
    { ink: 'ink', path: PILGRIMS.map(([x, y, size]) => pilgrim(x, y, size)).join(''), edge: 'bone' },
    { ink: 'bone', path: FOLDS },
  ],
};
