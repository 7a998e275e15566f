/** Decisions that are judged at a glance. */
import type { Seat } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import type { Location } from '../components/locations.ts';
import type { City } from '../state.ts';
import { Placing } from './placing.ts';

/** What the options are worth, where that can be told without trying them out. */
export function weigh(s: City, seat: Seat, _: string, options: readonly CityChoice[]): number[] | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.rule === 'benefit' && GIFTS.has(frame.location)) {
    return options.map(({ type }) => (type === 'use' ? 1 : 0));
  }
  if (frame?.rule !== 'intent' && frame?.rule !== 'intent-location') return null;
  const placing = new Placing(s, seat);
  return options.map((option) => {
    if (option.type === 'pick') return placing.bestOf(option.priest);
    if (option.type === 'location' && frame.rule === 'intent-location') {
      return placing.worthOf(frame.priest, option.location);
    }
    return placing.worthOfPraying();
  });
}

/** The Locations whose benefits cost nothing and leave nothing to choose: nobody declines them (CG-4.78). */
const GIFTS: ReadonlySet<Location> = new Set([1, 3, 4, 6]);
