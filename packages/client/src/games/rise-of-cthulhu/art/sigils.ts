/** The sigils of the five colours (RC-2.2): flame, eye, coil, wave, star. Each is known by its outline alone. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { arm, disc, gouge, rays, spiral, star } from '../../shared/art/gouge.ts';

export const COLOURS = ['crimson', 'amber', 'jade', 'azure', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

const coil = spiral(50, 52, 43, 5, 2.05, 100, 60);

export const SIGILS: Readonly<Record<Colour, Emblem>> = {
  crimson: {
    ink: [
      'M52 3C55 20 80 34 80 63C80 83 67 97 50 97C33 97 20 83 20 64C20 50 27 42 29 27C36 32 41 39 42 46C49 35 54 20 52 3Z',
    ],
    cut: [
      'M50 91C40 91 33 83 35 72C37 64 45 60 46 50C56 57 66 65 65 77C64 86 58 91 50 91Z',
      gouge(27, 60, 33, 84, 2.2, 2),
      gouge(73, 55, 70, 82, 2.2, -2),
      gouge(58, 26, 68, 46, 2.4, -1),
      gouge(31, 38, 35, 54, 1.8, 1),
    ],
    core: ['M50 88C45 88 42 83 44 77C45 73 49 71 50 66C55 71 58 75 57 81C56 86 53 88 50 88Z'],
  },
  amber: {
    ink: [
      'M3 52Q50 6 97 52Q50 96 3 52Z',
      rays({ at: [50, 56], from: 44, to: 54, count: 9, width: 2.6, start: 214, end: 326, uneven: -3 }),
    ],
    cut: ['M14 52Q50 20 86 52Q50 82 14 52Z'],
    // Even-odd: the slit is cut out of the iris.
    core: [disc(50, 51, 19) + gouge(50, 37, 50, 65, 6)],
  },
  jade: {
    ink: [arm(coil, 19, 3)],
    cut: coil
      .filter((_, i) => i > 2 && i < 44 && i % 3 === 0)
      .map(([x, y], i) => disc(x, y, Math.max(0.9, 3.6 - i * 0.2))),
  },
  azure: {
    ink: [
      'M2 74C8 38 34 12 64 18C86 22 96 42 86 56C79 66 62 64 61 52C60 44 68 40 73 44C68 32 48 34 42 50C36 66 48 80 66 82C80 84 92 80 98 74L98 90Q50 100 2 92Z',
    ],
    cut: [
      gouge(12, 78, 44, 30, 2.6, -5),
      gouge(20, 82, 42, 42, 2.2, -5),
      gouge(30, 86, 62, 88, 2, 2),
      gouge(56, 24, 82, 40, 2.6, -3),
      gouge(48, 92, 88, 88, 1.6, 1),
      gouge(8, 89, 26, 91, 1.6),
    ],
  },
  violet: {
    ink: [star(50, 50, 8, 48, 19, -90)],
    cut: [
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
        const at = ((turn - 90) * Math.PI) / 180;
        const side = ((turn - 90 + 22.5) * Math.PI) / 180;
        const p = (r: number, a: number) => `${(50 + Math.cos(a) * r).toFixed(1)} ${(50 + Math.sin(a) * r).toFixed(1)}`;
        return `M${p(41, at)}L${p(17, side)}L${p(13, at)}Z`;
      }),
    ],
    core: [disc(50, 50, 6)],
  },
};
