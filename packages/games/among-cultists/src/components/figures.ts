/** What depends on the number of players, by the options of the table (AC-2.1 to 2.7, AC-7.6). */
import type { Options } from '@conclave/kernel';
import { numbersOf } from '../box.ts';
import { SEAT_COUNTS, type SeatCount, TUNED_COUNTS } from './cards.ts';

/** The figures for so many players. Tables from before the options `balance` and `components` have the specification's. */
export function figuresFor(seats: number, options: Options = {}): SeatCount {
  const usual = (options.balance === 'tuned' ? TUNED_COUNTS : SEAT_COUNTS)[seats];
  if (usual === undefined) throw new Error(`there is no table for ${seats} players`);
  const { components = '' } = options;
  return components === '' || options.balance === 'tuned' ? usual : figuresOfBox(options, seats, usual);
}

/** Asked for all the time, so each box is turned over once. */
const FROM_BOXES = new WeakMap<object, SeatCount>();

function figuresOfBox(options: Options, seats: number, usual: SeatCount): SeatCount {
  const fields = numbersOf(options)[`players-${seats}` as 'players-4'];
  const known = FROM_BOXES.get(fields);
  if (known !== undefined) return known;
  const figures: SeatCount = {
    ...usual,
    target: { university: fields['points-university'], 'under-the-surface': fields['points-ice'] },
    deadNeeded: fields['dead-needed'],
    cultistHand: {
      alive: fields['cultist-alive'],
      dead: fields['cultist-dead'],
      success: fields['cultist-success'],
      failure: fields['cultist-failure'],
      sabotage: fields['cultist-sabotage'],
    },
    pulsePool: { alive: fields['first-alive'], dead: fields['first-dead'] },
    unsafeDeck: { alive: fields['unsafe-alive'], dead: fields['unsafe-dead'] },
    roomPool: {
      university: {
        success: fields['rooms-success'],
        failure: fields['rooms-failure'],
        sabotage: fields['rooms-sabotage'],
      },
      'under-the-surface': {
        success: fields['ice-success'],
        failure: fields['ice-failure'],
        sabotage: fields['ice-sabotage'],
      },
    },
  };
  FROM_BOXES.set(fields, figures);
  return figures;
}
