import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { fittingSeats, seatsMissing } from './option-seats.ts';

const HERESY = { id: 'heresy', default: 'off', fewestSeats: { on: 6 } };

describe('an option that needs more seats', () => {
  it('says how many', () => {
    expect(seatsMissing(HERESY, 'on', 4)).toBe(6);
    expect(seatsMissing(HERESY, 'on', 6)).toBeNull();
    expect(seatsMissing(HERESY, 'off', 4)).toBeNull();
  });

  it('is left as in the rulebook where there are too few, and comes back with them', () => {
    const chosen = { heresy: 'on', edition: 'second' };
    expect(fittingSeats([HERESY], chosen, 5)).toEqual({ edition: 'second' });
    expect(fittingSeats([HERESY], chosen, 6)).toEqual(chosen);
  });

  it('never has a default that its fewest players cannot have', () => {
    for (const { seats, options } of GAMES)
      for (const option of options) expect(seatsMissing(option, option.default, Math.min(...seats))).toBeNull();
  });
});
