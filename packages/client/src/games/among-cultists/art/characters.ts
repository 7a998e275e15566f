/** The eight Characters (AC-2.11) as busts. Each is known by its outline: hat, hair or beard. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { disc, gouge } from '../../shared/art/gouge.ts';

const SHOULDERS = 'M6 100C8 82 24 76 40 72L60 72C76 76 92 82 94 100Z';
const HEAD = 'M50 20C66 20 71 32 70 45C69 61 60 72 50 72C40 72 31 61 30 45C29 32 34 20 50 20Z';

/** Eyes, nose and mouth, and the side of the face that lies in the shadow. */
const FACE = [
  ...both(gouge(36, 44, 46, 44, 2.2, -0.6)),
  gouge(50, 46, 49, 57, 1.6, 1),
  gouge(44, 63, 56, 63, 1.8, 0.6),
  gouge(66, 40, 62, 62, 1.6, -1),
  gouge(62.5, 48, 58, 66, 1.4, -1),
];

const LAPELS = both(gouge(42, 74, 30, 98, 2.6), gouge(48, 78, 46, 98, 1.6));

export const CHARACTER_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // A cloche, and hair cut short below it.
  claire: {
    ink: [
      SHOULDERS,
      HEAD,
      'M22 60C16 30 26 6 50 6C74 6 84 30 78 60C72 62 68 58 70 44C60 36 40 36 30 44C32 58 28 62 22 60Z',
    ],
    cut: [...FACE, 'M27 40C38 28 62 28 73 40L73 45C62 34 38 34 27 45Z', disc(72, 38, 4), ...LAPELS],
  },
  // A bowler and a moustache.
  gomery: {
    ink: [SHOULDERS, HEAD, 'M32 26C32 6 40 2 50 2C60 2 68 6 68 26Z', 'M14 28C26 20 74 20 86 28C78 36 22 36 14 28Z'],
    cut: [
      ...FACE.slice(0, 3),
      'M50 56C44 54 36 56 32 64C40 64 46 62 50 60C54 62 60 64 68 64C64 56 56 54 50 56Z',
      gouge(32, 23, 68, 23, 1.8),
      gouge(40, 8, 37, 19, 1.6, 1),
      ...LAPELS,
    ],
  },
  // Long hair, round glasses.
  ada: {
    ink: [
      SHOULDERS,
      HEAD,
      'M50 8C78 8 80 32 78 54C77 70 82 78 84 88C72 86 66 78 68 44C60 40 44 34 38 26C36 36 32 40 32 46C34 78 28 86 16 88C18 78 23 70 22 54C20 32 22 8 50 8Z',
    ],
    cut: [
      disc(40, 46, 7.6),
      disc(60, 46, 7.6),
      gouge(46, 45, 54, 45, 1.4),
      gouge(50, 50, 49, 58, 1.4),
      gouge(44, 64, 56, 64, 1.6),
      ...both(gouge(26, 40, 24, 82, 1.8, 1)),
      ...LAPELS.slice(2),
    ],
    core: [disc(40, 46, 4.6), disc(60, 46, 4.6)],
  },
  // Bald, with a beard like a spade.
  barnaby: {
    ink: [
      SHOULDERS,
      HEAD,
      'M30 46C28 70 36 92 50 96C64 92 72 70 70 46C66 58 60 58 50 57C40 58 34 58 30 46Z',
      'M28 44C22 44 22 54 29 56Z',
      'M72 44C78 44 78 54 71 56Z',
    ],
    cut: [
      ...FACE.slice(0, 3),
      gouge(42, 62, 58, 62, 2),
      gouge(50, 68, 50, 92, 1.8),
      ...both(gouge(42, 68, 45, 88, 1.6, -1), gouge(36, 62, 40, 78, 1.4, -1)),
      gouge(40, 28, 52, 25, 1.6, 1),
    ],
  },
  // Curls and a flower.
  iris: {
    ink: [
      SHOULDERS,
      HEAD,
      disc(50, 16, 13),
      disc(34, 20, 13),
      disc(66, 20, 13),
      disc(24, 34, 11),
      disc(76, 34, 11),
      disc(22, 50, 10),
      disc(78, 50, 10),
      disc(26, 63, 8),
      disc(74, 63, 8),
    ],
    cut: [
      ...FACE.slice(0, 4),
      gouge(44, 14, 56, 14, 1.8, 2),
      gouge(28, 22, 36, 16, 1.8, 2),
      gouge(19, 38, 27, 32, 1.6, 2),
      gouge(73, 52, 81, 46, 1.6, 2),
      disc(70, 22, 8.5),
      ...LAPELS,
    ],
    core: [disc(70, 16.5, 3.4), disc(75.5, 20.5, 3.4), disc(73.5, 27, 3.4), disc(66.5, 27, 3.4), disc(64.5, 20.5, 3.4)],
  },
  // A top hat and a monocle.
  lucien: {
    ink: [SHOULDERS, HEAD, 'M31 28L28 0L72 0L69 28Z', 'M18 27C30 33 70 33 82 27L82 32C70 40 30 40 18 32Z'],
    cut: [
      ...FACE.slice(0, 1),
      disc(60, 46, 7.4),
      gouge(50, 48, 49, 57, 1.6, 1),
      gouge(43, 63, 57, 62, 1.8),
      gouge(66, 51, 70, 82, 1.2, -2),
      'M30.5 18L69.5 18L69.2 23L30.8 23Z',
      ...LAPELS,
    ],
    core: [disc(60, 46, 4.6)],
  },
  // A band with a feather, and earrings.
  odette: {
    ink: [
      SHOULDERS,
      HEAD,
      'M26 52C20 24 32 12 50 12C68 12 80 24 74 52C72 40 64 34 50 34C36 34 28 40 26 52Z',
      'M64 30C70 18 74 8 90 0C92 16 86 28 70 34Z',
      disc(27, 62, 5),
      disc(73, 62, 5),
    ],
    cut: [
      ...FACE,
      'M27 34C38 26 62 26 73 34L73 38.5C62 30 38 30 27 38.5Z',
      gouge(68, 31, 87, 4, 1.6, 1),
      'M34 80Q50 94 66 80Q50 100 34 80Z',
    ],
  },
  // A captain's cap and a pipe.
  silas: {
    ink: [
      SHOULDERS,
      HEAD,
      'M20 22C22 6 36 4 50 4C64 4 78 6 80 22L74 30L26 30Z',
      'M24 29C40 26 60 26 76 29L80 37C62 32 38 32 20 37Z',
      'M56 62L80 66L81 58L92 58L90 74Q82 78 76 71L55 66Z',
    ],
    cut: [
      ...FACE.slice(0, 3),
      gouge(42, 64, 54, 64, 1.8),
      gouge(26, 25, 74, 25, 1.6),
      disc(50, 15, 5.5),
      gouge(82, 62, 90, 62, 1.4),
      ...both(gouge(34, 76, 22, 98, 2.6)),
    ],
    core: ['M49 11L51 11L51 14L54 14L54 16L51 16L51 19L49 19L49 16L46 16L46 14L49 14Z'],
  },
};

/** What is left of somebody. */
export const GHOST: Emblem = {
  ink: [
    'M50 4C74 4 84 24 84 46L86 94C78 86 74 86 68 95C62 86 56 86 50 95C44 86 38 86 32 95C26 86 22 86 14 94L16 46C16 24 26 4 50 4Z',
  ],
  cut: [
    'M32 36C40 34 44 40 42 50C38 56 30 54 29 46Z',
    'M68 36C60 34 56 40 58 50C62 56 70 54 71 46Z',
    'M44 64Q50 58 56 64Q56 76 50 76Q44 76 44 64Z',
    gouge(24, 60, 24, 84, 1.6),
    gouge(76, 60, 76, 84, 1.6),
  ],
};
