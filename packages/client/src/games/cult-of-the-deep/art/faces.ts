/** The six faces of a die (section 2.2), each known by its outline alone, and the kill that moves the Altar Sacrifice. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { arm, gouge, rays, spiral, star } from '../../shared/art/gouge.ts';
import { bead, drop, turned } from './tools.ts';

const BLADE = ['M50 2L59 18L56 64L44 64L41 18Z', 'M27 62Q50 56 73 62L71 71Q50 65 29 71Z', 'M45 68L55 68L54 86L46 86Z'];
const BLADE_CUTS = [gouge(50, 10, 50, 60, 2.6), gouge(45, 76, 55, 74, 1.6), gouge(45, 82, 55, 80, 1.6)];
const POMMEL = bead(50, 91, 7);

const cross = (paths: readonly string[]) => paths.flatMap((path) => [turned(path, 42), turned(path, -42)]);

const coil = spiral(50, 50, 40, 4, 1.6, 200, 60);

export const FACE_EMBLEMS: Readonly<Record<string, Emblem>> = {
  dagger: { ink: [...BLADE, POMMEL], cut: BLADE_CUTS },
  'double-dagger': {
    ink: cross([...BLADE, POMMEL]),
    cut: [turned('M43 30L57 30L56.5 42L43.5 42Z', 42), ...cross(BLADE_CUTS)],
    core: [turned('M45 20L55 20L54 60L46 60Z', -42)],
  },
  blood: {
    ink: [drop(50, 62, 34)],
    cut: ['M33 66C33 80 42 87 53 87C42 82 39 75 40 62Z', gouge(50, 22, 50, 44, 2)],
  },
  parchment: {
    ink: [
      'M20 14C20 6 32 4 36 12L36 14L86 14C92 14 94 26 88 30L80 30L80 74L86 74C94 74 94 92 84 94L30 94C20 94 18 86 20 78Z',
    ],
    cut: [
      'M36 30L72 30L72 36L36 36Z',
      'M36 44L72 44L72 49L36 49Z',
      'M36 57L64 57L64 62L36 62Z',
      'M28 78L76 78C72 82 74 88 76 88L32 88C26 88 26 82 28 78Z',
      gouge(26, 14, 26, 70, 2),
    ],
  },
  ancient: {
    ink: ['M50 4L94 84L6 84Z', 'M4 90L96 90L96 97L4 97Z'],
    cut: ['M50 26L77 76L23 76Z', gouge(12, 93.5, 88, 93.5, 1.2)],
    core: ['M30 62Q50 42 70 62Q50 80 30 62ZM50 52Q56 62 50 72Q44 62 50 52Z'],
  },
  cosmos: {
    ink: [
      arm(coil, 13, 3),
      star(85, 17, 4, 13, 4, 0),
      star(14, 86, 4, 11, 3.5, 0),
      star(86, 84, 4, 7, 2.4, 0),
      star(13, 15, 4, 7, 2.4, 0),
    ],
    cut: coil.filter((_, i) => i > 3 && i < 46 && i % 6 === 0).map(([x, y]) => bead(x, y, 1.9)),
  },
  kill: {
    ink: [
      'M50 6C78 6 92 24 90 46C89 60 80 64 76 70L75 84L62 84L61 78L56 78L55 86L45 86L44 78L39 78L38 84L25 84L24 70C20 64 11 60 10 46C8 24 22 6 50 6Z',
    ],
    cut: [bead(32, 46, 12), bead(68, 46, 12), 'M50 54L58 68L42 68Z', gouge(30, 14, 18, 30, 2)],
    core: [
      rays({ at: [32, 46], from: 2, to: 8, count: 5, width: 1 }),
      rays({ at: [68, 46], from: 2, to: 8, count: 5, width: 1 }),
    ],
  },
};

/** What a seat keeps its life in. */
export const LIFE_DROP = drop(50, 62, 35);
