/** The signs for what players have and count: each is known by its outline alone, even as small as a letter. */
import { both, type Emblem } from '../../shared/art/emblem.ts';
import { disc, gouge, rays, star } from '../../shared/art/gouge.ts';

/** A hooded figure: used small for Followers and in crowds. */
const hood = 'M50 6C34 6 29 20 29 34C22 46 14 64 10 94L90 94C86 64 78 46 71 34C71 20 66 6 50 6Z';

export const SIGNS = {
  follower: {
    ink: [hood],
    cut: [
      'M50 17C58 17 62 26 61 36Q58 46 50 48Q42 46 39 36C38 26 42 17 50 17Z',
      gouge(50, 58, 50, 92, 2.6),
      gouge(33, 60, 25, 92, 2.4),
      gouge(67, 60, 75, 92, 2.4),
    ],
  },
  coin: {
    ink: [disc(50, 50, 45)],
    cut: [disc(50, 50, 37) + disc(50, 50, 32), star(50, 50, 4, 25, 9)],
    core: [disc(50, 50, 4.5)],
  },
  mob: {
    ink: [
      'M24 34C14 34 11 43 11 52C7 64 4 78 2 94L48 94C46 76 42 64 37 52C37 43 34 34 24 34Z',
      'M76 34C66 34 63 43 63 52C58 64 54 76 52 94L98 94C96 78 93 64 89 52C89 43 86 34 76 34Z',
      'M50 24C38 24 35 35 35 46C28 60 24 78 22 96L78 96C76 78 72 60 65 46C65 35 62 24 50 24Z',
      'M8 2L12 2L13 30L17 30L18 2L22 2L20 36L16 40L16 60L12 60L12 40L8 36Z',
      'M86 4C90 12 96 16 94 24C93 30 89 32 86 32C82 32 78 30 78 24C77 18 84 14 86 4Z',
      'M84 32L88 32L87 60L84 60Z',
    ],
    cut: [
      'M50 33C57 33 60 40 59 47Q56 56 50 57Q44 56 41 47C40 40 43 33 50 33Z',
      disc(24, 49, 6.5),
      disc(76, 49, 6.5),
      gouge(50, 66, 50, 94, 2.2),
      gouge(20, 66, 16, 92, 2),
      gouge(80, 66, 84, 92, 2),
    ],
  },
  altar: {
    ink: [
      'M12 58L88 58L84 69L76 69L80 94L20 94L24 69L16 69Z',
      'M50 3C54 17 70 25 68 41C67 51 60 55 50 55C40 55 33 51 32 41C31 31 40 27 42 17C46 21 50 13 50 3Z',
    ],
    cut: [
      'M50 28C52 35 59 38 57 45C56 49 53 51 50 51C46 51 43 49 43 45C42 39 48 36 50 28Z',
      gouge(22, 64, 78, 64, 2.2),
      gouge(36, 72, 34, 91, 2.6),
      gouge(50, 72, 50, 91, 2.6),
      gouge(64, 72, 66, 91, 2.6),
    ],
  },
  might: {
    ink: [rays({ at: [50, 50], from: 30, to: 49, count: 16, width: 3.4, uneven: -7 }), disc(50, 50, 32)],
    cut: ['M22 50Q50 26 78 50Q50 74 22 50Z'],
    core: [disc(50, 50, 10.5) + gouge(50, 42, 50, 58, 4)],
  },
  summoning: {
    ink: [
      'M52 2L38 30L46 34L30 62L42 64L34 98L74 52L60 50L74 28L60 24Z',
      disc(14, 30, 6),
      disc(88, 74, 6),
      disc(14, 76, 4),
      disc(84, 22, 4),
    ],
    cut: [gouge(54, 12, 46, 88, 3, 4)],
  },
  miracle: {
    ink: [star(50, 50, 8, 48, 18)],
    cut: [star(50, 50, 8, 30, 9, -67.5)],
    core: [disc(50, 50, 6)],
  },
  intrigue: {
    ink: ['M50 98L40 40L60 40Z', 'M24 32L76 32L78 41L22 41Z', 'M44 12L56 12L56 32L44 32Z', disc(50, 9, 8)],
    cut: [gouge(50, 44, 50, 92, 2.6), gouge(46, 18, 54, 18, 1.6), gouge(46, 25, 54, 25, 1.6)],
  },
  license: {
    ink: ['M18 6L82 6Q90 6 90 16L90 28L78 28L78 76L22 76L22 20Q22 6 18 6Z', disc(50, 80, 16)],
    cut: [
      gouge(34, 22, 68, 22, 2.4),
      gouge(34, 34, 68, 34, 2.4),
      gouge(34, 46, 68, 46, 2.4),
      gouge(34, 57, 58, 57, 2.2),
      star(50, 80, 5, 11, 5),
    ],
  },
  mitre: {
    ink: ['M50 2C28 24 20 46 22 76L78 76C80 46 72 24 50 2Z', 'M20 80L80 80L80 96L20 96Z'],
    cut: ['M46 24L54 24L54 38L66 38L66 46L54 46L54 66L46 66L46 46L34 46L34 38L46 38Z', gouge(26, 88, 74, 88, 2.6)],
  },
  crown: {
    ink: [
      'M6 26L28 48L50 8L72 48L94 26L84 80L16 80Z',
      'M16 84L84 84L84 95L16 95Z',
      disc(6, 22, 6),
      disc(50, 6, 6),
      disc(94, 22, 6),
    ],
    cut: [disc(50, 62, 7), disc(28, 66, 4.5), disc(72, 66, 4.5)],
  },
  supremacy: {
    ink: [
      'M26 40L38 52L50 26L62 52L74 40L69 70L31 70Z',
      ...both(
        'M44 96C20 92 6 72 8 44C14 50 16 54 17 60C16 48 20 38 26 30C27 40 26 46 23 54C30 62 34 80 44 88Z',
        'M12 36C8 24 12 14 22 6C24 18 22 28 12 36Z',
      ),
    ],
    cut: [disc(50, 58, 4), ...both(gouge(14, 56, 36, 88, 2, -4))],
  },
} satisfies Readonly<Record<string, Emblem>>;

export type SignName = keyof typeof SIGNS;
