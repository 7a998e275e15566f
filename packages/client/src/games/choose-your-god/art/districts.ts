/** The thirteen Locations as little views of the city at dusk, in pictures of 200 by 84. */
import type { Emblem } from '../../shared/art/emblem.ts';
import { disc, gouge, rays, star, strata } from '../../shared/art/gouge.ts';

const GROUND = 'M0 76Q50 72 100 75Q150 78 200 74L200 84L0 84Z';

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
/** A wall with a gable, standing on the ground. */
const house = (x: number, w: number, top: number, roof: number) =>
  `M${x} 80L${x} ${top}L${x + w / 2} ${top - roof}L${x + w} ${top}L${x + w} 80Z`;
const windows = (...at: readonly (readonly [number, number])[]) => at.map(([x, y]) => box(x, y, 3.4, 5)).join('');
/** A row of columns under a beam. */
const columns = (x: number, y: number, count: number, step: number, height: number) =>
  Array.from({ length: count }, (_, i) => box(x + i * step, y, step * 0.46, height)).join('');
/** A wall with battlements. */
const battlements = (x: number, y: number, w: number, teeth: number) => {
  const step = w / (teeth * 2 - 1);
  return Array.from({ length: teeth }, (_, i) => box(x + i * 2 * step, y - 6, step, 7)).join('') + box(x, y, w, 80 - y);
};
const arch = (x: number, y: number, w: number, base = 80) =>
  `M${x} ${base}L${x} ${y}Q${x + w / 2} ${y - w * 0.9} ${x + w} ${y}L${x + w} ${base}Z`;
const dome = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}Z`;
const cypress = (x: number, h: number) =>
  `M${x} ${78 - h}C${x + 7} ${78 - h * 0.5} ${x + 6} 74 ${x + 1.6} 80L${x - 1.6} 80C${x - 6} 74 ${x - 7} ${78 - h * 0.5} ${x} ${78 - h}Z`;

export const DISTRICTS: readonly Emblem[] = [
  // Ruins: what is left of older gods.
  {
    ink: [
      GROUND,
      'M18 78L20 30L17 24L33 22L31 30L33 78Z',
      'M48 78L50 44L46 38L58 34L66 42L62 50L64 78Z',
      'M96 78L98 34L92 28L92 20Q120 4 146 22L144 30L140 32L142 78L128 78L128 42Q119 30 110 42L110 78Z',
      'M154 80L160 66L178 62L186 80Z',
      'M72 80L76 70L88 72L90 80Z',
    ],
    cut: [
      gouge(25, 32, 25, 76, 2),
      gouge(55, 48, 56, 76, 2),
      gouge(104, 36, 104, 76, 1.8),
      gouge(135, 36, 135, 76, 1.8),
      gouge(100, 24, 138, 22, 1.6, 5),
      gouge(162, 70, 178, 68, 1.4),
      strata(4, 196, 80, 82, 2, 0.8),
    ],
  },
  // Thieves District: crooked houses and a lantern.
  {
    ink: [
      GROUND,
      'M8 80L4 34L22 14L40 30L40 80Z',
      'M46 80L54 24L72 10L88 26L82 80Z',
      'M118 80L112 36L130 18L150 32L148 80Z',
      'M158 80L164 26L178 16L196 28L194 80Z',
      'M38 40L54 36L54 39L38 43Z',
      'M86 34L114 40L114 43L86 37Z',
      'M97 80C96 66 92 64 95 56C95 50 105 50 105 56C108 64 104 66 103 80Z',
    ],
    cut: [
      windows(
        [14, 40],
        [26, 38],
        [16, 58],
        [60, 34],
        [70, 34],
        [64, 52],
        [122, 44],
        [134, 42],
        [126, 62],
        [172, 36],
        [182, 40],
        [176, 58],
      ),
      disc(100, 44, 3),
      gouge(10, 34, 24, 18, 1.4),
      gouge(60, 26, 72, 14, 1.4),
    ],
  },
  // Slums: huts and smoke.
  {
    ink: [
      GROUND,
      house(6, 34, 58, 16),
      house(36, 30, 62, 12),
      house(70, 40, 56, 20),
      house(108, 28, 64, 10),
      house(134, 36, 58, 16),
      house(166, 30, 62, 12),
      box(28, 40, 5, 14),
      box(96, 36, 5, 16),
      box(158, 42, 5, 12),
    ],
    cut: [
      windows([16, 64], [28, 66], [46, 68], [80, 62], [94, 62], [118, 70], [146, 64], [156, 66], [178, 68]),
      gouge(10, 60, 22, 46, 1.4),
      gouge(76, 58, 90, 40, 1.4),
      gouge(140, 60, 152, 46, 1.4),
    ],
    core: [],
  },
  // Forum: the square with its colonnade and the rider.
  {
    ink: [
      GROUND,
      box(2, 32, 66, 7),
      columns(4, 38, 6, 11.4, 42),
      box(132, 32, 66, 7),
      columns(134, 38, 6, 11.4, 42),
      'M84 80L86 56L114 56L116 80Z',
      'M86 56C84 44 92 40 98 38L98 30C96 26 100 22 104 24L106 32L112 30L118 22L122 28L116 40C116 46 114 50 114 56L110 56L108 48L96 50L92 56Z',
      'M2 32L35 18L68 32Z',
      'M132 32L165 18L198 32Z',
    ],
    cut: [
      gouge(90, 64, 110, 64, 2),
      gouge(90, 71, 110, 71, 2),
      disc(35, 27, 3),
      disc(165, 27, 3),
      gouge(6, 35.5, 64, 35.5, 1.2),
      gouge(136, 35.5, 194, 35.5, 1.2),
    ],
  },
  // Temple District: steps up to a dome.
  {
    ink: [
      GROUND,
      'M34 80L34 70L48 70L48 62L62 62L62 54L138 54L138 62L152 62L152 70L166 70L166 80Z',
      box(66, 30, 68, 6),
      columns(68, 36, 7, 9.6, 18),
      dome(100, 30, 30),
      'M98 8L99 0L101 0L102 8Z',
      house(2, 26, 58, 12),
      house(172, 26, 58, 12),
      cypress(42, 30),
      cypress(158, 30),
    ],
    cut: [
      gouge(84, 28, 90, 12, 2, -3),
      gouge(100, 28, 100, 10, 2),
      gouge(116, 28, 110, 12, 2, 3),
      gouge(50, 66, 150, 66, 1.4),
      gouge(64, 58, 136, 58, 1.4),
      gouge(38, 74, 162, 74, 1.4),
      windows([12, 62], [182, 62]),
    ],
  },
  // Trade District: awnings, barrels, the great scales.
  {
    ink: [
      GROUND,
      'M6 50L14 36L62 36L70 50Q62 56 54 50Q46 56 38 50Q30 56 22 50Q14 56 6 50Z',
      box(12, 50, 4, 30),
      box(60, 50, 4, 30),
      'M130 50L138 36L186 36L194 50Q186 56 178 50Q170 56 162 50Q154 56 146 50Q138 56 130 50Z',
      box(136, 50, 4, 30),
      box(184, 50, 4, 30),
      box(98, 18, 4, 60),
      'M72 26L128 26L128 29L72 29Z',
      'M68 46Q76 60 84 46Z',
      'M116 46Q124 60 132 46Z',
      disc(100, 16, 5),
      'M22 80L24 62L40 62L42 80Z',
      'M148 80L150 64L160 64L162 80Z',
      'M162 80L164 60L176 60L178 80Z',
      'M90 80L94 72L106 72L110 80Z',
    ],
    cut: [
      gouge(20, 38, 14, 48, 3),
      gouge(38, 38, 38, 48, 4),
      gouge(56, 38, 62, 48, 3),
      gouge(144, 38, 138, 48, 3),
      gouge(162, 38, 162, 48, 4),
      gouge(180, 38, 186, 48, 3),
      gouge(24, 70, 40, 70, 1.4),
      gouge(164, 69, 176, 69, 1.4),
      gouge(150, 72, 160, 72, 1.4),
    ],
    core: [
      gouge(72, 29, 68, 46, 0.8),
      gouge(72, 29, 84, 46, 0.8),
      gouge(128, 29, 116, 46, 0.8),
      gouge(128, 29, 132, 46, 0.8),
    ],
  },
  // Artisan District: chimneys, a wheel, an anvil.
  {
    ink: [
      GROUND,
      'M10 80L10 42L26 30L26 42L42 30L42 42L58 30L58 42L74 30L74 80Z',
      'M16 44L18 8L26 8L28 44Z',
      box(120, 44, 72, 36),
      'M116 44L156 22L196 44Z',
      'M166 30L167 6L175 6L176 34Z',
      disc(98, 58, 21) + disc(98, 58, 15),
      rays({ at: [98, 58], from: 3, to: 19, count: 8, width: 2.6 }),
      disc(98, 58, 4),
    ],
    cut: [
      arch(34, 66, 16),
      windows([18, 52], [60, 52]),
      arch(146, 64, 20),
      windows([128, 52], [180, 52]),
      gouge(20, 14, 24, 14, 1.4),
      gouge(128, 42, 156, 27, 1.6),
    ],
    core: ['M148 70L164 70L160 74L158 80L152 80L151 74Z'],
  },
  // Academy: the observatory looks at what it should not.
  {
    ink: [
      GROUND,
      box(14, 46, 80, 34),
      'M10 46L54 28L98 46Z',
      box(112, 34, 52, 46),
      dome(138, 34, 28),
      'M132 20L156 2L162 8L140 26Z',
      house(168, 28, 56, 10),
    ],
    cut: [
      columns(20, 50, 7, 10.4, 28),
      disc(54, 40, 3.4),
      'M128 32L150 4L154 8L134 33Z',
      windows([118, 44], [130, 44], [144, 44], [156, 44], [118, 60], [156, 60], [178, 62]),
      arch(132, 64, 12),
    ],
    core: [gouge(133, 24, 158, 5, 2), star(184, 16, 4, 8, 2)],
  },
  // Port: the lighthouse and two ships.
  {
    ink: [
      'M0 76L70 74L74 84L0 84Z',
      'M20 78L24 26L40 26L44 78Z',
      box(21, 20, 22, 6),
      'M24 20L26 10L38 10L40 20Z',
      'M32 2L40 10L24 10Z',
      'M84 66L140 66L132 78L92 78Z',
      box(110, 18, 3, 48),
      'M114 22Q138 34 132 58L114 58Z',
      'M108 26Q92 40 92 58L108 58Z',
      'M150 70L190 70L184 79L156 79Z',
      box(168, 38, 2.6, 32),
      'M172 42Q188 50 184 64L172 64Z',
      house(48, 20, 62, 10),
    ],
    cut: [
      disc(32, 15, 2.6),
      gouge(26, 40, 40, 38, 1.8),
      gouge(25, 54, 41, 52, 1.8),
      gouge(118, 30, 124, 54, 1.6, -3),
      gouge(104, 36, 98, 54, 1.6, 2),
      gouge(90, 70, 134, 70, 1.4),
      windows([56, 66]),
    ],
    core: [
      rays({ at: [32, 15], from: 9, to: 26, count: 5, width: 1.6, start: -24, end: 24 }),
      strata(76, 198, 79, 83, 3, 1.2, 6),
    ],
  },
  // Palace: towers and banners over everything.
  {
    ink: [
      GROUND,
      box(52, 40, 96, 40),
      battlements(62, 38, 76, 8),
      'M28 80L28 34L24 28L50 28L46 34L46 80Z',
      'M22 28L37 4L52 28Z',
      'M154 80L154 34L150 28L176 28L172 34L172 80Z',
      'M148 28L163 4L178 28Z',
      'M86 38L86 22L80 18L120 18L114 22L114 38Z',
      'M78 18L100 -4L122 18Z',
      'M4 80L4 58L28 58L28 80Z',
      'M172 80L172 58L196 58L196 80Z',
      'M37 4L37 -6L50 -2L38 2Z',
      'M163 4L163 -6L176 -2L164 2Z',
    ],
    cut: [
      arch(90, 64, 20),
      windows(
        [35, 40],
        [35, 56],
        [161, 40],
        [161, 56],
        [68, 50],
        [78, 50],
        [118, 50],
        [128, 50],
        [98, 25],
        [12, 64],
        [184, 64],
      ),
      gouge(60, 44, 140, 44, 1.4),
    ],
    core: [gouge(100, 62, 100, 80, 2)],
  },
  // Nobility District: villas and cypresses.
  {
    ink: [
      GROUND,
      box(36, 44, 52, 36),
      'M30 44L62 28L94 44Z',
      box(112, 50, 58, 30),
      'M106 50L141 36L176 50Z',
      cypress(16, 52),
      cypress(28, 40),
      cypress(100, 58),
      cypress(184, 54),
      cypress(194, 38),
      'M132 38L132 26L150 26L150 40Z',
    ],
    cut: [
      columns(40, 48, 6, 8, 30),
      disc(62, 38, 3),
      arch(134, 66, 14),
      windows([118, 56], [126, 56], [154, 56], [162, 56]),
      gouge(16, 40, 16, 72, 1.6),
      gouge(100, 34, 100, 72, 1.6),
      gouge(184, 38, 184, 72, 1.6),
    ],
  },
  // Guard Quarters: a wall, a gate, spears.
  {
    ink: [
      GROUND,
      battlements(0, 48, 200, 15),
      battlements(20, 28, 36, 4),
      battlements(144, 28, 36, 4),
      ...[70, 80, 120, 130].map((x) => box(x, 14, 2, 36)),
      ...[71, 81, 121, 131].map((x) => `M${x} 4L${x + 4} 15L${x - 4} 15Z`),
      'M90 48L90 34L110 34L110 48Z',
      'M86 34L100 20L114 34Z',
    ],
    cut: [
      arch(86, 68, 28),
      windows([30, 38], [42, 38], [154, 38], [166, 38]),
      gouge(4, 56, 80, 56, 1.2),
      gouge(120, 56, 196, 56, 1.2),
      gouge(8, 66, 78, 66, 1.2),
      gouge(122, 66, 192, 66, 1.2),
    ],
    core: [...[91, 97, 103, 109].map((x) => box(x - 1, 56, 2, 26)), box(86, 66, 28, 2)],
  },
  // Rift of Darkness: the mountain has opened.
  {
    ink: [
      'M0 80L26 54L40 60L64 22L78 30L92 4L100 14L110 4L122 30L138 20L160 58L174 52L200 80L200 84L0 84Z',
      rays({ at: [100, 40], from: 52, to: 88, count: 15, width: 2, start: 195, end: 345, uneven: -10 }),
    ],
    cut: [
      'M100 14L90 32L97 38L84 56L94 60L88 84L116 84L108 62L116 56L104 40L112 32Z',
      gouge(44, 64, 66, 32, 1.8, -2),
      gouge(54, 72, 76, 44, 1.8, -2),
      gouge(136, 30, 154, 62, 1.8, -2),
      gouge(124, 42, 142, 70, 1.8, -2),
      gouge(20, 72, 34, 62, 1.4),
    ],
    core: ['M91 60Q100 50 109 60Q100 70 91 60Z'],
  },
];
