/** The Resolution Phase: the Locations one after another (CG-4.40 to CG-4.54). */
import type { Seat } from '@conclave/kernel';
import { hasLicense } from '../cards.ts';
import { type CityChoice, DECLINE, USE } from '../choices.ts';
import { benefitOf } from '../components/benefits.ts';
import { NUMBERS } from '../components/locations.ts';
import { almsOf } from '../components/numbers.ts';
import { type CityFrame, type Context, push, pushEach, question, sequence } from '../frames.ts';
import { contenders, influenceOf, verdictOn } from '../influence.ts';
import { sweepCoins, zoneOf } from '../priests.ts';
import type { City } from '../state.ts';
import { clockwiseFrom, playerOf } from '../table.ts';

type LocationFrame = Extract<CityFrame, { rule: 'location' }>;

/** The next Location that somebody who does not celebrate is present in, looked for when its number comes up (CG-9.13). */
export const resolution = sequence('resolution', [
  (s, { location: from }) => {
    const next = NUMBERS.find((location) => location >= from && contenders(s, location).length > 0);
    if (next === undefined) return;
    push(s, { rule: 'resolution', location: next + 1 });
    push(s, { rule: 'location', location: next, winner: null, losers: [] });
  },
]);

export const location = sequence('location', [activate, decide, winnersBenefit, community, alms, goHome]);

function activate(s: City, { location }: LocationFrame, ctx: Context): void {
  s.activeLocation = location;
  s.loc = { raid: false, seizedBy: null, leastWins: false };
  ctx.tell({ type: 'locationActive', location });
  askToAct(s, s.firstPlayer);
}

/** Everybody from this seat on, clockwise to the First Player; celebrating Cults cannot act (CG-4.24). */
export function askToAct(s: City, from: Seat): void {
  const order = clockwiseFrom(s, s.firstPlayer);
  const actors = order.slice(order.indexOf(from)).filter((seat) => !playerOf(s, seat).celebrating);
  pushEach(s, actors, (seat) => ({ rule: 'act', seat }));
}

/** CG-4.43 to CG-4.45 */
function decide(s: City, frame: LocationFrame, ctx: Context): void {
  const { location } = frame;
  const { winner, because } = verdictOn(s, location);
  const influence = s.players.map((_, seat) => influenceOf(s, seat, location));
  const isByInfluence = because === 'most' || because === 'least';
  const isTied = (seat: Seat) => seat !== winner && influence[seat] === influence[winner ?? seat];
  const byMight = isByInfluence && contenders(s, location).some(isTied);
  ctx.tell({ type: 'locationDecided', location, winner, because, influence, ...(byMight ? { byMight } : {}) });
  if (winner === null) return;
  for (const { priests } of s.players) {
    for (const priest of priests) if (priest.zone === zoneOf(location)) sweepCoins(priest, ctx);
  }
  s.lastWinner = winner;
  frame.winner = winner;
  // Alms are for Cults with Influence: a Patriarch of strength 0 alone has none (CG-9.14).
  frame.losers = contenders(s, location).filter((seat) => seat !== winner && (influence[seat] ?? 0) > 0);
}

/** Under a raid nobody gets anything (CG-4.46). */
function winnersBenefit(s: City, { location, winner }: LocationFrame): void {
  if (winner !== null && !s.loc.raid) push(s, { rule: 'benefit', seat: winner, location });
}

/** A loser with the Community gets the benefit in place of alms, whether or not it can be used (CG-4.48). */
function community(s: City, frame: LocationFrame): void {
  const { location, losers } = frame;
  const owner = losers.find(
    (seat) =>
      hasLicense(playerOf(s, seat), (license) => license.kind === 'community' && license.location === location) &&
      influenceOf(s, seat, location) > 0,
  );
  if (owner === undefined || s.loc.raid) return;
  frame.losers = losers.filter((seat) => seat !== owner);
  push(s, { rule: 'benefit', seat: owner, location });
}

/** CG-4.50 */
function alms(s: City, { location, losers }: LocationFrame, ctx: Context): void {
  if (s.loc.raid) return;
  const amount = almsOf(s.options, location);
  for (const seat of losers) {
    playerOf(s, seat).coins += amount;
    ctx.tell({ type: 'almsGiven', seat, location, amount });
  }
}

/** Priests go home, Altars stay (CG-4.53). */
function goHome(s: City, { location }: LocationFrame, ctx: Context): void {
  const zone = zoneOf(location);
  for (const { priests } of s.players) {
    for (const priest of priests) {
      if (priest.zone !== zone) continue;
      priest.zone = 'free';
      priest.bonus = 0;
    }
  }
  s.activeLocation = null;
  s.loc = { raid: false, seizedBy: null, leastWins: false };
  ctx.tell({ type: 'priestsWentHome', location });
}

/** Not usable: the question does not arise, and there is nothing (CG-4.47). */
export const benefit = question('benefit', {
  asks: (_, { seat }) => seat,
  options: (s, { seat, location }): CityChoice[] => (benefitOf(location).isUsable(s, seat) ? [USE, DECLINE] : []),
  choose(s, { seat, location }, { type }: CityChoice, ctx) {
    if (type === 'decline') return ctx.tell({ type: 'benefitDeclined', seat, location });
    ctx.tell({ type: 'benefitTaken', seat, location, as: seat === s.lastWinner ? 'winner' : 'community' });
    benefitOf(location).take(s, seat, ctx);
  },
});
