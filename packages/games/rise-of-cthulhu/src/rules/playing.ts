/** Playing a Cultist (section 4.3). */
import type { Seat } from '@conclave/kernel';
import { locationsAndValley, locationsIn, type RiseChoice } from '../choices.ts';
import { type CultistId, isSameColour, valueOfCultist } from '../components/cultists.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { openBits, playerOf, remove, sideOf } from '../table.ts';
import { valleyTop } from './drawing.ts';
import { hunt } from './hunter.ts';
import { mayUseLocationPower } from './location-powers.ts';
import { askForRecall, drawForSets, mayRecallHunter, type Played, type Sets, setsMadeBy } from './sets.ts';

/** Where the chosen Cultist goes (RC-4.10). It stays in the hand, unseen, until this is answered. */
export const cultistDestination = question('cultist-destination', {
  asks: (s) => s.activeSeat,
  whenOnlyOne: 'apply',
  options(s, { card }): readonly RiseChoice[] {
    const open = openBits(s);
    return fitsOnValley(s, card) ? locationsAndValley(open) : locationsIn(open);
  },
  choose(s, { card }, choice: RiseChoice, ctx) {
    const seat = s.activeSeat;
    if (choice.type === 'location') playCultist(s, { seat, card, location: choice.location }, ctx);
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
  ctx.tell({ type: 'valleyPlayed', seat, card });
  hunt(s, seat, ctx);
}

/** PLAY (RC-4.12), by an action or by an effect that says "play". It is done at once, unless the colour set asks first. */
export function playCultist(s: Rise, played: Played, ctx: Context): void {
  const { seat, card, location } = played;
  remove(playerOf(s, seat).cultists, card);
  sideOf(s, location, seat).cultists.push(card);
  ctx.tell({ type: 'cultistPlayed', seat, card, location });
  const sets = setsMadeBy(s, played);
  if (mayRecallHunter(s, sets)) {
    push(s, { rule: 'play', at: AFTER_RECALL, seat, card, location });
    askForRecall(s, played, ctx);
  } else finishPlay(s, played, sets, ctx);
}

function finishPlay(s: Rise, played: Played, sets: Sets, ctx: Context): void {
  drawForSets(s, played, sets, ctx);
  const { seat, card, location } = played;
  if (mayUseLocationPower(s, seat, card, location)) push(s, { rule: 'location-power', seat, location });
}

/** A play that asks: between the steps its player says whether the Hunter goes home. */
export const play = sequence('play', [
  playCultist,
  (s, played, ctx) => finishPlay(s, played, setsMadeBy(s, played), ctx),
]);
/** The step that comes next once that is answered. */
const AFTER_RECALL = 1;
