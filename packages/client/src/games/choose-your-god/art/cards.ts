/** The pictures on cards: Miracles, Intrigues, and Licenses by their kind. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { arm, curve, disc, gouge, rays, spiral, star } from '../../shared/art/gouge.ts';
import { SIGNS } from './signs.ts';

const MIRACLES: Readonly<Record<string, Emblem>> = {
  'mir-visitation': {
    ink: [
      rays({ at: [50, 26], from: 26, to: 48, count: 13, width: 2.4, start: 180, end: 360, uneven: -8 }),
      'M50 12C40 12 37 21 37 30C30 42 24 66 20 98L80 98C76 66 70 42 63 30C63 21 60 12 50 12Z',
      ...both('M34 44C20 40 10 48 4 62C16 58 24 60 32 66Z'),
    ],
    cut: [
      'M50 20C55 20 58 26 57 32Q55 40 50 41Q45 40 43 32C42 26 45 20 50 20Z',
      gouge(50, 50, 50, 96, 2.6),
      gouge(38, 56, 32, 96, 2),
      gouge(62, 56, 68, 96, 2),
    ],
  },
  'mir-pilgrimage': {
    ink: [
      arm(curve([14, 98], [80, 84], [4, 60], [62, 40]), 20, 6),
      'M62 40L54 28L86 22L76 52Z',
      'M86 6L90 6L88 98L84 98Z',
      'M82 4Q92 -4 96 8Q94 18 86 14Q92 10 88 8Q84 8 82 4Z',
    ],
    cut: [gouge(26, 90, 44, 78, 2.4), gouge(40, 72, 36, 62, 2.2), gouge(44, 56, 58, 46, 2)],
  },
  'mir-inspiration': {
    ink: [
      'M50 2C55 18 70 24 68 40C67 50 60 55 50 55C40 55 33 50 32 40C31 30 42 26 43 14C47 18 50 12 50 2Z',
      'M30 98C30 82 22 76 22 68C34 58 66 58 78 68C78 76 70 82 70 98Z',
    ],
    cut: [
      'M50 26C52 34 58 36 57 44C56 48 53 50 50 50C46 50 43 48 43 44C42 38 49 36 50 26Z',
      gouge(34, 74, 66, 74, 2.2),
      gouge(40, 84, 60, 84, 2),
    ],
  },
  'mir-divine-fury': {
    ink: ['M62 0L18 54L44 54L28 100L84 40L56 40L78 0Z', star(16, 22, 4, 13, 3.4), star(88, 78, 4, 12, 3)],
    cut: [gouge(62, 10, 34, 48, 2.6), gouge(54, 50, 40, 82, 2.4)],
  },
  'mir-relic-trade': {
    ink: ['M18 14L82 14C82 44 70 56 58 60L58 76L74 88L74 96L26 96L26 88L42 76L42 60C30 56 18 44 18 14Z'],
    cut: [disc(50, 34, 14), gouge(28, 20, 34, 46, 2.2, 2), gouge(34, 90, 66, 90, 2)],
    core: [star(50, 34, 4, 10, 3.4)],
  },
  'mir-hallowed-ground': {
    ink: [
      'M20 36L80 36L77 46L71 46L73 66L27 66L29 46L23 46Z',
      'M50 2C53 10 62 15 60 25C59 31 55 34 50 34C45 34 41 31 40 25C39 18 48 14 50 2Z',
      arm(curve([36, 64], [32, 78], [14, 78], [8, 98]), 8, 1.5),
      arm(curve([46, 64], [48, 78], [38, 84], [36, 99]), 8, 1.5),
      arm(curve([56, 64], [54, 78], [64, 84], [62, 99]), 8, 1.5),
      arm(curve([64, 64], [68, 78], [86, 78], [92, 98]), 8, 1.5),
    ],
    cut: [gouge(28, 41, 72, 41, 1.8), gouge(42, 50, 41, 64, 2), gouge(58, 50, 59, 64, 2)],
  },
  'mir-holy-frenzy': {
    ink: [
      ...(SIGNS.mob.ink as readonly string[]),
      rays({ at: [50, 30], from: 18, to: 30, count: 7, width: 2.4, start: 205, end: 335 }),
    ],
    cut: SIGNS.mob.cut,
  },
  'mir-manna': {
    ink: [
      'M10 72C10 54 28 46 50 46C72 46 90 54 90 72C90 84 76 90 50 90C24 90 10 84 10 72Z',
      ...[20, 36, 52, 68, 84].map((x, i) => gouge(x, 4 + (i % 2) * 8, x, 26 + (i % 2) * 10, 6)),
    ],
    cut: [gouge(28, 58, 36, 76, 3, -2), gouge(46, 56, 52, 78, 3, -2), gouge(64, 57, 70, 75, 3, -2)],
  },
  'mir-cornucopia': {
    ink: [
      arm([...curve([68, 52], [40, 84], [6, 84], [8, 40])], 46, 4),
      disc(72, 38, 13),
      disc(88, 54, 11),
      disc(70, 62, 11),
      disc(54, 26, 9),
      'M74 24L84 8L86 24Z',
    ],
    cut: [
      gouge(52, 54, 40, 80, 2.4, 3),
      gouge(36, 60, 24, 76, 2.2, 3),
      gouge(22, 52, 12, 62, 1.8, 2),
      disc(72, 38, 5),
      disc(88, 54, 4),
      disc(70, 62, 4),
    ],
  },
};

const INTRIGUES: Readonly<Record<string, Emblem>> = {
  'int-blackmail': {
    ink: ['M6 24L94 24L94 84L6 84Z', disc(50, 62, 17)],
    cut: [gouge(8, 27, 50, 58, 3), gouge(92, 27, 50, 58, 3), disc(50, 62, 12)],
    core: [star(50, 62, 4, 10, 3.4)],
  },
  'int-exorcism': {
    ink: [
      'M22 74C30 64 28 40 38 26C44 18 56 18 62 26C72 40 70 64 78 74L82 82L18 82Z',
      disc(50, 89, 8),
      'M46 6L54 6L54 20L46 20Z',
      disc(50, 6, 6),
      rays({ at: [50, 56], from: 42, to: 50, count: 3, width: 2.4, start: -20, end: 20 }),
      rays({ at: [50, 56], from: 42, to: 50, count: 3, width: 2.4, start: 160, end: 200 }),
    ],
    cut: [gouge(40, 34, 34, 68, 2.6, 2), gouge(24, 76, 76, 76, 2), gouge(58, 30, 63, 56, 1.8, -1)],
  },
  'int-foiled-plot': {
    ink: [
      'M6 14L26 4L50 38L38 46Z',
      'M60 52L72 46L98 96L86 98Z',
      'M30 52L46 44L44 56L56 50L40 72L42 60Z',
      'M4 34L24 8L30 12L10 40Z',
    ],
    cut: [gouge(20, 14, 42, 40, 2.2), gouge(68, 54, 90, 92, 2.2)],
  },
  'int-slaughter-in-the-streets': {
    ink: [
      ...both('M8 4L18 4L70 66L62 74L10 18Z', 'M54 78L78 58L84 64L60 84Z', 'M72 70L90 92L84 98L66 78Z'),
      'M50 2C53 12 60 16 59 24C58 29 54 32 50 32C46 32 42 29 41 24C40 18 48 12 50 2Z',
    ],
    cut: [...both(gouge(14, 10, 62, 66, 2))],
  },
  'int-disperse-the-fanatics': {
    ink: [
      'M44 98L44 56L56 56L56 98Z',
      'M22 4L28 4L30 32Q36 40 44 40L44 4L56 4L56 40Q64 40 70 32L72 4L78 4L78 36Q72 52 56 54L44 54Q28 52 22 36Z',
      ...both('M2 66L22 60L18 72L34 78L4 86L10 76Z'),
    ],
    cut: [gouge(50, 60, 50, 94, 2.4), gouge(46, 68, 56, 62, 3)],
  },
  'int-secret-search': {
    ink: ['M34 22L66 22L72 34L72 84L28 84L28 34Z', 'M24 84L76 84L76 94L24 94Z', 'M40 22Q50 -8 60 22L55 22Q50 4 45 22Z'],
    cut: ['M34 38L66 38L66 78L34 78Z'],
    core: [
      'M50 42C53 52 61 54 60 64C59 71 55 74 50 74C45 74 41 71 40 64C39 57 48 54 50 42Z',
      gouge(50, 38, 50, 44, 1.4),
    ],
  },
  'int-threat-to-the-crown': {
    ink: [
      'M10 44L30 60L50 30L70 60L90 44L82 84L18 84Z',
      'M18 87L82 87L82 97L18 97Z',
      'M45 0L55 0L55 12L66 12L66 20L34 20L34 12L45 12Z',
      'M43 20L57 20L50 72Z',
    ],
    cut: [
      gouge(50, 26, 50, 66, 2),
      disc(30, 72, 4),
      disc(70, 72, 4),
      gouge(36, 40, 44, 60, 2),
      gouge(64, 40, 56, 60, 2),
    ],
  },
  'int-vandalism': {
    ink: [
      'M52 6L92 22L84 40L44 24Z',
      'M58 30L66 33L40 92L30 88Z',
      'M4 58L30 54L24 70L36 76L20 96L4 96Z',
      'M62 96L70 74L64 66L94 58L96 96Z',
    ],
    cut: [
      gouge(56, 14, 84, 26, 2.2),
      gouge(60, 38, 38, 86, 1.8),
      gouge(10, 66, 22, 64, 1.8),
      gouge(76, 72, 90, 68, 1.8),
    ],
  },
  'int-ambush-the-fool': {
    ink: [
      'M20 52C10 40 2 44 4 24C20 20 34 28 40 40C40 20 46 8 58 2C66 14 66 28 60 40C70 30 84 24 96 32C94 48 88 46 80 54L76 70L24 70Z',
      disc(5, 22, 6),
      disc(59, 4, 6),
      disc(95, 33, 6),
      'M24 74L76 74Q72 98 50 98Q28 98 24 74Z',
    ],
    cut: [
      gouge(30, 62, 70, 62, 2.4),
      disc(40, 82, 3.4),
      disc(60, 82, 3.4),
      'M40 88Q50 94 60 88Q50 98 40 88Z',
      gouge(46, 26, 52, 54, 2.4),
      gouge(16, 34, 28, 54, 2),
      gouge(84, 38, 72, 54, 2),
    ],
  },
  'int-inquisition-raid': {
    ink: ['M12 98L12 40Q50 2 88 40L88 98Z', 'M2 60L40 56L40 70L2 74Z'],
    cut: ['M22 98L22 44Q50 16 78 44L78 98Z'],
    core: ['M26 98L26 46Q38 34 46 32L46 98Z', 'M54 98L54 32Q62 34 74 46L74 98Z', star(50, 60, 7, 20, 7)],
  },
  'int-seize-the-location': {
    ink: [
      'M28 98L28 78C18 72 12 62 14 48C16 42 24 42 25 49L26 54L26 26C26 19 36 19 36 26L37 20C37 12 47 12 47 20L48 18C49 10 59 10 59 18L60 22C61 15 71 15 71 23L72 40L74 34C77 28 86 30 85 38C84 54 80 70 72 78L72 98Z',
    ],
    cut: [
      gouge(36, 28, 36, 48, 1.8),
      gouge(47.5, 24, 47.5, 46, 1.8),
      gouge(59.5, 26, 59.5, 46, 1.8),
      'M36 60Q50 52 64 60Q50 72 36 60Z',
      gouge(32, 86, 68, 86, 2.2),
    ],
    core: [disc(50, 60.5, 4)],
  },
};

const LICENSES: Readonly<Record<string, Emblem>> = {
  approval: {
    ink: [star(50, 42, 12, 40, 32), 'M34 66L24 98L40 90L48 99L50 76L52 99L60 90L76 98L66 66Z'],
    cut: [disc(50, 42, 25) + disc(50, 42, 21), 'M38 42L46 50L62 32L66 36L46 58L34 46Z'],
  },
  community: {
    ink: [
      'M6 92L6 58L24 42L42 58L42 92Z',
      'M58 92L58 58L76 42L94 58L94 92Z',
      'M32 92L32 40L50 22L68 40L68 92Z',
      rays({ at: [50, 22], from: 6, to: 20, count: 5, width: 2, start: 210, end: 330 }),
    ],
    cut: ['M44 92L44 66Q50 58 56 66L56 92Z', disc(50, 46, 5), 'M16 92L16 76L26 76L26 92Z', 'M74 92L74 76L84 76L84 92Z'],
  },
  title: {
    ink: ['M22 2L44 2L56 36L40 42Z', 'M78 2L56 2L44 36L60 42Z', disc(50, 66, 31)],
    cut: [disc(50, 66, 25) + disc(50, 66, 22), star(50, 66, 5, 18, 7.4)],
  },
  tithe: {
    ink: [
      'M6 52L94 52C94 76 78 90 64 92L64 98L36 98L36 92C22 90 6 76 6 52Z',
      disc(34, 34, 13),
      disc(62, 28, 13),
      disc(50, 10, 9),
    ],
    cut: [disc(34, 34, 6), disc(62, 28, 6), disc(50, 10, 4), gouge(16, 60, 84, 60, 2.4), gouge(24, 72, 60, 80, 2, 3)],
  },
  novitiates: {
    ink: [
      'M34 36C25 36 23 44 23 51C18 62 12 78 10 97L58 97C56 78 50 62 45 51C45 44 43 36 34 36Z',
      'M72 44L78 44L78 97L66 97L66 44Z',
      'M72 8C75 18 82 22 81 31C80 37 76 40 72 40C68 40 64 37 63 31C62 24 70 18 72 8Z',
    ],
    cut: [
      'M34 43C39 43 41 48 40 53Q38 59 34 60Q30 59 28 53C27 48 29 43 34 43Z',
      gouge(34, 66, 34, 95, 2),
      gouge(72, 50, 72, 92, 2),
      'M72 24C73 29 77 31 76 35C75 37 74 38 72 38C70 38 68 37 68 35C67 31 71 29 72 24Z',
    ],
  },
  exiles: {
    ink: [
      'M4 92L88 14L94 20L10 98Z',
      'M56 12C40 6 26 18 28 34C30 52 52 58 64 46C74 36 70 18 56 12Z',
      'M52 14L38 2L54 4L64 -2L62 14Z',
    ],
    cut: [gouge(38, 22, 42, 46, 2.4, 2), gouge(52, 18, 58, 44, 2.4, -2), gouge(46, 30, 62, 26, 1.6)],
  },
  'aulic-magus': {
    ink: [
      'M14 80Q50 66 86 80L94 92Q50 78 6 92Z',
      'M22 74L46 6Q52 -2 66 8L56 14L78 74Q50 64 22 74Z',
      star(82, 34, 4, 14, 4),
    ],
    cut: [star(50, 46, 5, 12, 5), gouge(30, 68, 70, 68, 2.2), disc(44, 26, 2.6), disc(60, 60, 2.6)],
  },
  supremacy: SIGNS.supremacy,
};

const UNKNOWN: Emblem = { ink: [arm(spiral(50, 52, 43, 5, 2.05, 100, 60), 14, 3)] };

/** The picture of any card, by its name or id. */
export function emblemOfCard(card: string): Emblem {
  const name = card.replace(/-\d+$/, '');
  const kind = card.startsWith('lic-') ? (Object.keys(LICENSES).find((one) => card.includes(one)) ?? '') : card;
  return MIRACLES[name] ?? INTRIGUES[name] ?? LICENSES[kind] ?? UNKNOWN;
}
