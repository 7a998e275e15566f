/** Cultists played beyond the actions, by Star-Spawn, Necronomicon and Azathoth. They are plays: sets count (RC-5.41). */
import { cardOf, DONE, locationsIn, type RiseChoice } from '../choices.ts';
import { push, question } from '../frames.ts';
import { freeBits, notHuntedBits, playerOf } from '../table.ts';
import { playCultist } from './playing.ts';

export const extraPlay = question('extra-play', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }): RiseChoice[] => [...playerOf(s, seat).cultists.map(cardOf), DONE],
  choose(s, { seat, source, left, location }, choice: RiseChoice, ctx) {
    if (choice.type !== 'card') return;
    const { card } = choice;
    if (left > 1) push(s, { rule: 'extra-play', seat, source, left: left - 1, location });
    if (location === null) push(s, { rule: 'extra-destination', seat, source, card });
    else playCultist(s, { seat, card, location }, ctx);
  },
});

export const extraDestination = question('extra-destination', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  /** Necronomicon opens every Location that is not hunted, locked ones included; Azathoth every free one. */
  options: (s, { source }) => locationsIn(source === 'old-one-azathoth' ? freeBits(s) : notHuntedBits(s)),
  choose: (s, { seat, card }, { location }, ctx) => playCultist(s, { seat, card, location }, ctx),
});
