/** Playing a Cultist (section 4.3). */
import type { Context, Seat } from '@conclave/kernel';
import { locationsWhere, type RiseChoice, VALLEY } from '../choices.ts';
import { type CultistId, isSameColour, valueOfCultist } from '../components/cultists.ts';
import { push, question, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { isOpen, playerOf, remove, sideOf, tell } from '../table.ts';
import { valleyTop } from './drawing.ts';
import { hunt } from './hunter.ts';
import { mayUseLocationPower } from './location-powers.ts';
import { checkColourSet, checkNumberSet, checkRunSet } from './sets.ts';

/** Where the chosen Cultist goes (RC-4.10). It stays in the hand, unseen, until this is answered. */
export const cultistDestination = question('cultist-destination', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options(s, { card }) {
    const open: readonly RiseChoice[] = locationsWhere(s, isOpen);
    return fitsOnValley(s, card) ? [...open, VALLEY] : open;
  },
  choose(s, { card }, choice: RiseChoice, ctx) {
    const seat = s.activeSeat;
    if (choice.type === 'location') push(s, { rule: 'play', seat, card, location: choice.location });
    else playOnValley(s, seat, card, ctx);
  },
});

/** The Valley is empty, or the card is higher than its top card or has its colour; and it was not taken from there this turn. */
export function fitsOnValley(s: Rise, card: CultistId): boolean {
  const wasTakenFromThere = s.options.valleyBounce === 'forbidden' && s.valleyTaken.includes(card);
  if (wasTakenFromThere) return false;
  const top = valleyTop(s);
  if (top === undefined) return true;
  return valueOfCultist(card) > valueOfCultist(top) || isSameColour(card, top);
}

/** RC-4.13: the card goes on top, and the Dark Hunter must move. */
function playOnValley(s: Rise, seat: Seat, card: CultistId, ctx: Context): void {
  remove(playerOf(s, seat).cultists, card);
  s.valley.push(card);
  s.valleyPlayed.push(card);
  tell(ctx, { type: 'valleyPlayed', seat, card });
  hunt(s, seat, ctx);
}

/** PLAY (RC-4.12), by an action or by an effect that says "play". */
export const play = sequence('play', [
  (s, played, ctx) => {
    const { seat, card, location } = played;
    remove(playerOf(s, seat).cultists, card);
    sideOf(s, location, seat).cultists.push(card);
    tell(ctx, { type: 'cultistPlayed', seat, card, location });
    checkColourSet(s, played, ctx);
  },
  // The colour set may ask whether the Hunter goes home; the rest comes after the answer.
  (s, played, ctx) => {
    checkNumberSet(s, played, ctx);
    checkRunSet(s, played, ctx);
    const { seat, card, location } = played;
    if (mayUseLocationPower(s, seat, card, location)) push(s, { rule: 'location-power', seat, location });
  },
]);
