/** The Wraiths (section 2.7). */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, gouge, rays, spiral } from '../../shared/art/gouge.ts';
import { bead, hoop } from './tools.ts';

const whirl = spiral(50, 52, 40, 6, 1.9, 30, 56);

export const WRAITH_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // A cry with hair round it.
  banshee: {
    ink: [
      'M50 8C68 8 76 24 74 44C72 66 62 84 50 84C38 84 28 66 26 44C24 24 32 8 50 8Z',
      ...both(
        arm(curve([36, 12], [10, 12], [18, 48], [2, 60]), 10, 1.5),
        arm(curve([30, 24], [14, 40], [24, 66], [8, 84]), 9, 1.5),
        arm(curve([30, 50], [22, 66], [32, 80], [22, 98]), 8, 1.5),
      ),
    ],
    cut: [
      ...both('M31 38Q38 30 46 40Q38 46 31 38Z'),
      'M50 52C58 52 61 60 60 68C59 76 55 80 50 80C45 80 41 76 40 68C39 60 42 52 50 52Z',
    ],
    core: [...both(bead(39, 39, 2)), gouge(50, 60, 50, 76, 4)],
  },
  // Things fly.
  poltergeist: {
    ink: [
      arm(whirl, 9, 2),
      'M4 12L20 6L26 20L10 26Z',
      'M76 6L92 12L84 28L72 20Z',
      'M84 74L98 82L88 96L76 88Z',
      'M4 78L16 72L22 88L8 94Z',
    ],
    cut: [
      gouge(8, 15, 22, 12, 1.2),
      gouge(78, 11, 86, 22, 1.2),
      gouge(82, 80, 92, 88, 1.2),
      gouge(8, 82, 18, 84, 1.2),
      bead(50, 50, 2),
    ],
  },
  // A throat, and nothing else.
  devourer: {
    ink: [bead(50, 50, 47), rays({ at: [50, 50], from: 44, to: 54, count: 22, width: 2 })],
    cut: [bead(50, 50, 38)],
    core: [
      rays({ at: [50, 50], from: 40, to: 17, count: 14, width: 4.6, uneven: 6 }),
      hoop(50, 50, 13, 9),
      bead(50, 50, 4),
    ],
  },
  // A sheet with no one under it.
  specter: {
    ink: ['M50 3C76 3 84 26 84 50L90 97L74 86L62 98L50 87L38 98L26 86L10 97L16 50C16 26 24 3 50 3Z'],
    cut: [
      ...both('M28 40C30 30 42 32 43 42C42 52 30 52 28 40Z'),
      'M50 56C55 56 57 61 57 66C57 72 54 75 50 75C46 75 43 72 43 66C43 61 45 56 50 56Z',
      gouge(24, 60, 20, 86, 2),
      gouge(76, 60, 80, 86, 2),
    ],
    core: [...both(bead(37, 43, 2.4))],
  },
  // Bones that were buried deep enough.
  revenant: {
    ink: [
      'M50 4C68 4 78 16 77 32C76 41 71 44 68 48L67 58L59 58L58 53L54 53L53 60L47 60L46 53L42 53L41 58L33 58L32 48C29 44 24 41 23 32C22 16 32 4 50 4Z',
      'M44 60L56 60L57 97L43 97Z',
      ...both(
        arm(curve([46, 68], [28, 64], [18, 72], [16, 88]), 5.5, 3.5),
        arm(curve([46, 78], [32, 76], [26, 82], [25, 94]), 5, 3),
        arm(curve([46, 88], [40, 86], [35, 90], [34, 98]), 4.5, 3),
      ),
    ],
    cut: [
      bead(38, 32, 7),
      bead(62, 32, 7),
      'M50 38L55 46L45 46Z',
      gouge(43, 67, 57, 67, 1.6),
      gouge(43, 76, 57, 76, 1.6),
      gouge(43, 86, 57, 86, 1.6),
    ],
  },
  // A sail with no ship.
  phantom: {
    ink: [
      'M52 2L56 2L56 78L52 78Z',
      'M58 8C78 18 88 40 86 66L58 66Z',
      'M50 16C34 26 20 44 16 66L50 66Z',
      'M6 76L94 76C90 90 80 97 66 97L34 97C20 97 10 90 6 76Z',
    ],
    cut: [
      'M64 24L72 34L62 40L74 50L63 56Z',
      gouge(46, 30, 24, 58, 1.8, 2),
      gouge(47, 44, 34, 62, 1.6, 2),
      ...[26, 40, 54, 68, 80].map((x) => bead(x - 3, 85, 2.6)),
    ],
  },
};
