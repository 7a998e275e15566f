/** Cultists played beyond the actions, by Star-Spawn, Necronomicon and Azathoth. They are plays: sets count (RC-5.41). */
import { cardOf, DONE, locationsWhere, type RiseChoice } from '../choices.ts';
import type { LocationId } from '../components/locations.ts';
import { push, question } from '../frames.ts';
import type { Rise } from '../state.ts';
import { isFree, isHunted, playerOf } from '../table.ts';

export const extraPlay = question('extra-play', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }): RiseChoice[] => [...playerOf(s, seat).cultists.map(cardOf), DONE],
  choose(s, { seat, source, left, location }, choice: RiseChoice) {
    if (choice.type !== 'card') return;
    const { card } = choice;
    if (left > 1) push(s, { rule: 'extra-play', seat, source, left: left - 1, location });
    if (location === null) push(s, { rule: 'extra-destination', seat, source, card });
    else push(s, { rule: 'play', seat, card, location });
  },
});

export const extraDestination = question('extra-destination', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  /** Necronomicon opens every Location that is not hunted, locked ones included; Azathoth every free one. */
  options: (s, { source }) => locationsWhere(s, source === 'old-one-azathoth' ? isFree : isNotHunted),
  choose: (s, { seat, card }, { location }) => push(s, { rule: 'play', seat, card, location }),
});

function isNotHunted(s: Rise, location: LocationId): boolean {
  return !isHunted(s, location);
}
