/** What the table answers for a seat whose time has run out (last but one column of the decision table in 4.1). */
import { type Asked, at } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { AmongView } from '../view.ts';

/** In this order, as far as offered; else the first option of the list. */
const PLAIN_ANSWERS: readonly AmongChoice['type'][] = [
  'ready',
  'wait',
  'keep',
  'alive',
  'end-turn',
  // Announcing a death is offered only where it is the truth.
  'announce-dead',
  'skip',
];

export function timeOutChoice(view: AmongView, { seat, options }: Asked<AmongChoice>): AmongChoice {
  const wanted = PLAIN_ANSWERS.find((type) => options.some((option) => option.type === type));
  if (wanted !== undefined) return options.find((option) => option.type === wanted) as AmongChoice;
  const here = view.players[seat]?.location;
  const preferred = options.find((option) => {
    switch (option.type) {
      case 'room':
        return option.room === here;
      case 'location':
        return option.location === 'cafeteria';
      default:
        return false;
    }
  });
  return preferred ?? at(options, 0);
}
