/** The dice of the turn as they lie in the well: what is not placed yet, then what is, by where it went. */
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { Frame } from '../../../table/frame/frames.ts';
import type { Die } from '../things.ts';

export interface DiceGroup {
  /** A seat or an altar; `idle` where dice have nowhere to go. */
  readonly at: string;
  readonly dice: readonly Die[];
}

export function poolOf({ dice }: DeepView): readonly Die[] {
  return dice.filter(({ at }) => at === 'pool');
}

/** Seats first, then altars, idle dice last; in each the dice in their order. */
export function groupsOf({ dice }: DeepView): readonly DiceGroup[] {
  const places = [...new Set(dice.map(({ at }) => at))].filter((at) => at !== 'pool');
  return places
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
    .map((at) => ({ at, dice: dice.filter((die) => die.at === at) }));
}

function rankOf(place: string): number {
  return place.startsWith('seat-') ? 0 : place === 'idle' ? 2 : 1;
}

/** How wide the well is that has room for two rows of dice alone, and what a die and the words of a group take of it. */
const WELL = { portrait: 330, landscape: 500 };
const DIE = 53;
const GROUP = 44;

/** Whether a phone has no room for words beside the dice: then only signs say where they lie. */
export function isCrowded(view: DeepView, frame: Frame): boolean {
  if (frame !== 'portrait' && frame !== 'landscape') return false;
  return view.dice.length * DIE + groupsOf(view).length * GROUP > 2 * WELL[frame] - DIE;
}
