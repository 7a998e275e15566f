/** Every seat has a shape besides its colour, so that nobody needs the colour. All in a square of 32. */
import { star } from '../../shared/art/gouge.ts';
import type { SeatColour } from '../things.ts';

interface Shape {
  readonly outline: string;
  /** Where the middle of a number goes. */
  readonly y: number;
}

export const SHAPES: Readonly<Record<SeatColour, Shape>> = {
  red: { outline: 'M16 1L31 16L16 31L1 16Z', y: 16 },
  yellow: { outline: 'M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z', y: 16 },
  green: { outline: 'M16 1.500L31 29.500L1 29.500Z', y: 21 },
  blue: { outline: 'M3.500 3.500L28.500 3L28.500 28.500L3 29Z', y: 16 },
  black: { outline: star(16, 16, 8, 15.5, 12), y: 16 },
};
