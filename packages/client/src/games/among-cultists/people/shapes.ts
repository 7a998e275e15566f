import { disc } from '../../shared/art/gouge.ts';

/** The shape of each seat, on 100 x 100. */
export const SHAPES: readonly string[] = [
  disc(50, 50, 46),
  'M7 7H93V93H7Z',
  'M50 2L99 93H1Z',
  'M50 0L100 50L50 100L0 50Z',
  'M26 5H74L99 50L74 95H26L1 50Z',
  'M31 3H69V31H97V69H69V97H31V69H3V31H31Z',
  'M8 97V48A42 44 0 0 1 92 48V97Z',
  'M6 6H94V50Q92 82 50 99Q8 82 6 50Z',
];
