/** Coins and tokens (section 2.9). */
import type { Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, gouge, rays } from '../../shared/art/gouge.ts';
import { bead, hoop } from './tools.ts';

const RIM = hoop(50, 50, 49, 43);

export const TOKEN_EMBLEMS: Readonly<Record<string, Emblem>> = {
  'chant-coin': {
    ink: [
      RIM,
      arm(curve([30, 66], [30, 40], [34, 34], [34, 24]), 6, 6),
      bead(26, 68, 10),
      arm(curve([62, 60], [62, 40], [66, 30], [66, 20]), 6, 6),
      bead(58, 62, 10),
      'M31 22L69 16L69 28L31 34Z',
    ],
  },
  'siren-coin': {
    ink: [
      RIM,
      'M46 84C56 70 58 56 52 44C50 38 47 35 48 31C42 31 30 28 22 16C38 17 46 20 51 28C56 20 66 16 80 19C72 29 62 33 57 32C61 38 65 46 65 57C65 70 60 78 54 84Z',
    ],
  },
  'necromancer-coin': {
    ink: [
      RIM,
      'M50 22C66 22 74 32 73 44C72 52 67 54 65 57L64 68L57 68L56 64L53 64L53 70L47 70L47 64L44 64L43 68L36 68L35 57C33 54 28 52 27 44C26 32 34 22 50 22Z',
    ],
    cut: [bead(40, 45, 6), bead(60, 45, 6), 'M50 49L54 57L46 57Z'],
  },
  'shadow-token': {
    ink: [bead(50, 50, 34), rays({ at: [50, 50], from: 36, to: 50, count: 16, width: 2.4, uneven: -4 })],
    cut: ['M50 22C66 22 78 34 78 50C78 54 77 58 75 62C72 48 62 38 48 38C38 38 30 42 24 50C24 34 34 22 50 22Z'],
  },
  'faceless-token': {
    ink: [RIM, 'M50 20C66 20 72 32 71 48C70 66 60 80 50 80C40 80 30 66 29 48C28 32 34 20 50 20Z'],
    cut: [gouge(37, 46, 46, 46, 1.6), gouge(54, 46, 63, 46, 1.6), gouge(50, 26, 47, 38, 1)],
  },
  'kraken-die': {
    ink: [
      arm(curve([12, 96], [14, 40], [88, 60], [70, 24]), 22, 8),
      arm(curve([70, 26], [64, 8], [44, 10], [46, 26]), 8, 3),
    ],
    cut: [bead(26, 66, 3.4), bead(36, 56, 3), bead(50, 51, 2.6), bead(62, 45, 2.2)],
  },
  sigil: { ink: [hoop(50, 50, 48, 41), 'M50 14L78 66L22 66ZM50 32L37 58L63 58Z', bead(50, 78, 6)] },
  shield: {
    ink: ['M50 4C64 14 78 16 92 14C94 54 82 82 50 98C18 82 6 54 8 14C22 16 36 14 50 4Z'],
    cut: ['M50 18C60 24 70 26 80 26C80 54 72 72 50 85Z'],
  },
  'stored-die': {
    ink: ['M12 10L88 10L90 88L10 90Z'],
    cut: ['M20 18L80 18L81 80L19 81Z'],
    core: [bead(36, 36, 7), bead(64, 64, 7), bead(50, 50, 7)],
  },
  watching: { ink: ['M2 50Q50 4 98 50Q50 96 2 50Z'], cut: [bead(50, 50, 19)], core: [bead(50, 50, 9)] },
};
