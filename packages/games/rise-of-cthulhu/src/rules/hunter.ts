/** The Dark Hunter (section 4.4). */
import type { Seat } from '@conclave/kernel';
import { cardOf, locationsIn } from '../choices.ts';
import type { Cause } from '../components/causes.ts';
import { valueOfCultist } from '../components/cultists.ts';
import { LOCATIONS, type LocationBits, type LocationId } from '../components/locations.ts';
import { type Context, push, question } from '../frames.ts';
import type { Rise } from '../state.ts';
import { destroy, enemyOf, extremes, isFree, isWarded, openBits, sideOf, wardedBits } from '../table.ts';

/** HUNT (RC-4.14): the seat must move the Hunter; with nowhere to go it returns to the lair. */
export function hunt(s: Rise, seat: Seat, ctx: Context): void {
  if (huntingGrounds(s) !== 0) push(s, { rule: 'hunter-destination', seat });
  else sendHunterHome(s, 'valley-play', ctx);
}

function huntingGrounds(s: Rise): LocationBits {
  return openBits(s) & ~wardedBits(s);
}

export const hunterDestination = question('hunter-destination', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s) => locationsIn(huntingGrounds(s)),
  choose(s, { seat }, { location }, ctx) {
    moveHunter(s, location, 'valley-play', ctx);
    strikeHighest(s, seat, location);
  },
});

/** The highest Cultist there is destroyed, one on each side that has that value, the enemy's first (RC-4.14.3 to 4.14.5). */
function strikeHighest(s: Rise, seat: Seat, location: LocationId): void {
  const enemy = enemyOf(seat);
  const mine = highestValue(s, location, seat);
  const theirs = highestValue(s, location, enemy);
  if (mine > 0 && mine >= theirs)
    push(s, { rule: 'tie-victim', seat, location, side: seat, end: 'highest', by: 'hunter-strike' });
  if (theirs > 0 && theirs >= mine)
    push(s, { rule: 'tie-victim', seat, location, side: enemy, end: 'highest', by: 'hunter-strike' });
}

function highestValue(s: Rise, location: LocationId, seat: Seat): number {
  let highest = 0;
  for (const card of sideOf(s, location, seat).cultists) highest = Math.max(highest, valueOfCultist(card));
  return highest;
}

/** One Cultist of the highest or lowest value on a side is destroyed; where several tie, the seat that causes it picks. */
export const tieVictim = question('tie-victim', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { location, side, end }) => extremes(s, location, side, end).map(cardOf),
  choose: (s, { location, side, by }, { card }, ctx) => destroy(s, location, side, card, by, ctx),
});

/** Where the Hound or the Trapezohedron can bring the Hunter: also where it stands already (RC-5.14, RC-5.24). */
export function ambushGrounds(s: Rise, seat: Seat): LocationId[] {
  const enemy = enemyOf(seat);
  return LOCATIONS.filter(
    (location) => isFree(s, location) && !isWarded(s, location) && sideOf(s, location, enemy).cultists.length > 0,
  );
}

export function moveHunter(s: Rise, to: LocationId | 'lair', by: Cause, ctx: Context): void {
  if (s.hunter === to) return;
  ctx.tell({ type: 'hunterMoved', from: s.hunter, to, by });
  s.hunter = to;
}

/** Going to the lair never strikes (RC-9.32). */
export function sendHunterHome(s: Rise, by: Cause, ctx: Context): void {
  moveHunter(s, 'lair', by, ctx);
}
