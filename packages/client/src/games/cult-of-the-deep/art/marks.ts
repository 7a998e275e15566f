/** The seats' marks: every seat is known by a shape as well as by a colour. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { star } from '../../shared/art/gouge.ts';
import { bar, hoop } from './tools.ts';

export const SEAT_MARKS: readonly Emblem[] = [
  // Moon
  { ink: ['M62 4C30 8 12 30 14 54C16 80 40 98 68 94C84 92 94 82 97 74C66 86 40 70 38 48C36 28 46 12 62 4Z'] },
  // Fin
  { ink: ['M14 88C16 50 36 18 76 6C66 32 72 60 94 88Z'] },
  // Starfish
  { ink: [star(50, 54, 5, 50, 20)] },
  // Scale
  { ink: ['M50 2L90 50L50 98L10 50Z'] },
  // Anchor
  {
    ink: [
      hoop(50, 15, 13, 6),
      bar(50, 24, 50, 92, 12),
      bar(26, 38, 74, 38, 11),
      'M4 58L24 66L16 70C22 82 34 88 50 90C66 88 78 82 84 70L76 66L96 58L96 78L91 75C84 92 68 99 50 99C32 99 16 92 9 75L4 78Z',
    ],
  },
  // Wave
  {
    ink: [
      'M2 44C14 18 32 18 48 34C62 48 78 46 98 24L98 46C80 66 62 66 46 52C32 40 20 42 2 64Z',
      'M2 76C14 50 32 50 48 66C62 80 78 78 98 56L98 78C80 98 62 98 46 84C32 72 20 74 2 96Z',
    ],
  },
  // Eye
  {
    ink: [
      'M1 50Q50 -6 99 50Q50 106 1 50ZM50 30C38 30 30 39 30 50C30 61 38 70 50 70C62 70 70 61 70 50C70 39 62 30 50 30Z',
    ],
  },
  // Trident
  {
    ink: [
      'M44 98L44 66C20 66 10 50 10 30L4 32L16 2L28 32L22 30C22 44 30 54 44 54L44 32L36 34L50 2L64 34L56 32L56 54C70 54 78 44 78 30L72 32L84 2L96 32L90 30C90 50 80 66 56 66L56 98Z',
    ],
  },
];
