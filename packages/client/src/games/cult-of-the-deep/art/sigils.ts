/** The sigils (section 2.6): signs of bars and rings that were drawn, not written. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { bar, bead, drop, hoop } from './tools.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const WIDTH = 7;

function sign(lines: readonly Line[], more: readonly string[] = []): Emblem {
  return { ink: [...lines.map(([x1, y1, x2, y2]) => bar(x1, y1, x2, y2, WIDTH)), ...more] };
}

export const SIGIL_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // A stroke through another's ring.
  'sigil-of-revocation': sign([[10, 90, 90, 10]], [hoop(50, 50, 34, 27), bead(50, 50, 6)]),
  // Three signs in a row, and lines that join them.
  'sigil-of-portents': sign(
    [
      [50, 12, 16, 78],
      [50, 12, 84, 78],
      [16, 78, 84, 78],
    ],
    [bead(50, 12, 11), bead(16, 78, 11), bead(84, 78, 11), hoop(50, 56, 11, 5)],
  ),
  // The same twice.
  'sigil-of-duplicity': sign(
    [
      [32, 8, 32, 92],
      [68, 8, 68, 92],
      [12, 50, 88, 50],
    ],
    [bead(32, 50, 10), bead(68, 50, 10)],
  ),
  // A hook.
  'sigil-of-larceny': sign(
    [
      [50, 40, 50, 94],
      [30, 94, 70, 94],
    ],
    [hoop(50, 26, 24, 16), 'M50 40L22 62L32 66L18 84L50 58Z'],
  ),
  // From all to one.
  'sigil-of-transfusion': sign(
    [
      [10, 10, 50, 46],
      [90, 10, 50, 46],
      [50, 4, 50, 46],
    ],
    [drop(50, 72, 22)],
  ),
  // A ring that lets nothing in.
  'sigil-of-warding': sign(
    [
      [50, 22, 50, 78],
      [22, 50, 78, 50],
    ],
    [hoop(50, 50, 46, 38), hoop(50, 50, 16, 9)],
  ),
  // Down and up again.
  'sigil-of-reflection': sign([
    [6, 50, 94, 50],
    [14, 8, 50, 44],
    [86, 8, 50, 44],
    [14, 92, 50, 56],
    [86, 92, 50, 56],
  ]),
  // A drop that rots.
  'sigil-of-corruption': sign(
    [
      [20, 20, 80, 80],
      [80, 20, 20, 80],
    ],
    [drop(50, 26, 14), drop(50, 90, 9)],
  ),
  // An open hand of bars.
  'sigil-of-mercy': sign(
    [
      [50, 94, 50, 40],
      [50, 60, 18, 34],
      [50, 60, 82, 34],
      [18, 34, 18, 12],
      [82, 34, 82, 12],
      [50, 40, 50, 8],
    ],
    [bead(50, 90, 9)],
  ),
  // Teeth.
  'sigil-of-agony': sign([
    [6, 26, 94, 26],
    [6, 26, 24, 76],
    [24, 76, 36, 26],
    [36, 26, 50, 92],
    [50, 92, 64, 26],
    [64, 26, 76, 76],
    [76, 76, 94, 26],
  ]),
  // Everything at once.
  'sigil-of-frenzy': sign(
    [
      [50, 4, 50, 96],
      [4, 50, 96, 50],
      [17, 17, 83, 83],
      [83, 17, 17, 83],
    ],
    [bead(50, 50, 14)],
  ),
  // A leaf of rings.
  'sigil-of-renewal': sign([[50, 50, 50, 96]], [hoop(50, 24, 22, 14), hoop(28, 56, 18, 11), hoop(72, 56, 18, 11)]),
  // Stairs.
  'sigil-of-ascension': sign(
    [
      [8, 92, 36, 92],
      [36, 94, 36, 62],
      [34, 64, 62, 64],
      [62, 66, 62, 36],
      [60, 38, 78, 38],
    ],
    ['M84 4L98 40L66 36Z', bead(14, 78, 7)],
  ),
  // A door that closes.
  'sigil-of-banishment': sign([
    [18, 94, 18, 10],
    [82, 94, 82, 10],
    [14, 12, 86, 12],
    [30, 34, 70, 80],
    [70, 34, 30, 80],
  ]),
};
