/** Our seal, an eye that looks over the sea, as paths in a square of 64: for the page and for the app's icons. */
import { almond, disc, gouge, polygon, rays } from './lino.ts';

const octagon = (radius: number) =>
  polygon(
    Array.from({ length: 8 }, (_, i) => {
      const turn = ((i + 0.5) / 8) * 2 * Math.PI;
      return [32 + radius * Math.cos(turn), 32 + radius * Math.sin(turn)] as const;
    }),
  );

const WAVES = [44, 49.5, 55]
  .flatMap((y, row) =>
    Array.from({ length: 5 - row }, (_, i) => {
      const x = 11 + row * 4.6 + i * 8.8;
      return gouge(x, y, x + 7.6, y, 3);
    }),
  )
  .join('');

export const SEAL = {
  block: octagon(32),
  rim: octagon(29.6) + octagon(28),
  cuts: rays(32, 30, { from: 15, to: 25, count: 13, width: 3, begin: 0.53, end: 0.97, uneven: 0.12 }) + WAVES,
  eye: almond(32, 30, 38, 20),
  iris: disc(32, 30, 6.6),
  pupil: gouge(32, 24.4, 32, 35.6, 4.4),
} as const;
