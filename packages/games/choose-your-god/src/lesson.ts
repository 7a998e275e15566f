/**
 * The guided first game: Fafnir against Tiamat, as the rulebook recommends (CG-3.7). The learner leads Fafnir; Tiamat has
 * more Might and begins. The first Miracle is Inspiration, and five coins buy the Minstrel, who opens the Artisan District.
 */
import type { Lesson } from '@conclave/kernel';

export const lesson: Lesson = {
  seats: 2,
  options: { 'cult-selection': 'recommended', seating: 'lobby', balance: 'reconstructed' },
  chance: [
    ['fafnir', 'tiamat'],
    ['mir-inspiration-1', 'mir-manna-1', 'mir-relic-trade-1', 'mir-visitation-1', 'mir-pilgrimage-1'],
    ['int-blackmail-1', 'int-exorcism-1', 'int-inquisition-raid-1', 'int-vandalism-1'],
    ['lic-title-minstrel', 'lic-approval-4', 'lic-tithe-outskirts', 'lic-aulic-magus-2', 'lic-novitiates-1'],
  ],
};
