/** The Intention Phase: Preach or Pray, one turn after another (CG-4.30 to CG-4.35). */
import type { Seat } from '@conclave/kernel';
import { hasLicense } from '../cards.ts';
import { type CityChoice, locationChoice, PRAY, pickChoice } from '../choices.ts';
import { type Location, NUMBERS } from '../components/locations.ts';
import { accessOf } from '../components/numbers.ts';
import { push, question, sequence } from '../frames.ts';
import { loseFollowers, takeCoins } from '../possessions.ts';
import { freePriests, merged, priestOf, strengthOf, zoneOf } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { clockwiseFrom, nextSeat, playerOf } from '../table.ts';

/** So many Priests are placed without losing a Follower (CG-4.32). */
const FREE_PLACEMENTS = 3;

/** The next turn, until all who do not celebrate have prayed (CG-4.30). */
export const turn = sequence('turn', [
  (s, { seat }) => {
    const next = clockwiseFrom(s, seat).find((one) => !playerOf(s, one).prayed && !playerOf(s, one).celebrating);
    if (next === undefined) return;
    push(s, { rule: 'turn', seat: nextSeat(s, next) });
    push(s, { rule: 'intent', seat: next });
  },
]);

export const intent = question('intent', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat }): CityChoice[] {
    const player = playerOf(s, seat);
    if (!mayPlaceAnother(player)) return [PRAY];
    return [PRAY, ...merged(freePriests(player)).map(({ id }) => pickChoice(id))];
  },
  choose(s, { seat }, choice: CityChoice) {
    if (choice.type === 'pick') push(s, { rule: 'intent-location', seat, priest: choice.priest });
    else push(s, { rule: 'prayer', seat });
  },
});

/** From the fourth Priest on a Follower must be lost, or the Approval be there (CG-4.32). */
function mayPlaceAnother(player: Player): boolean {
  return isFreePlacement(player, player.placements + 1) || player.followers > 0;
}

function isFreePlacement(player: Player, placement: number): boolean {
  if (placement <= FREE_PLACEMENTS) return true;
  return hasLicense(player, (license) => license.kind === 'approval' && license.placement === placement);
}

export const intentLocation = question('intent-location', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) => NUMBERS.filter((location) => mayPreachIn(s, seat, location)).map(locationChoice),
  choose(s, { seat, priest: id }, { location }, ctx) {
    const player = playerOf(s, seat);
    const priest = priestOf(s, seat, id);
    priest.zone = zoneOf(location);
    player.placements += 1;
    ctx.tell({ type: 'preached', seat, priest: id, strength: strengthOf(s, seat, priest), location });
    if (!isFreePlacement(player, player.placements)) loseFollowers(s, seat, 1, 'preaching', ctx);
    const collector = titheCollector(s, location);
    if (collector !== null && collector !== seat) takeCoins(s, collector, seat, 1, 'tithe', ctx);
  },
});

/** Enough Followers, counted before one is lost for this Priest, or the Title (CG-4.33, CG-5.54). */
function mayPreachIn(s: City, seat: Seat, location: Location): boolean {
  const player = playerOf(s, seat);
  if (accessOf(s.options, location) <= player.followers) return true;
  return hasLicense(player, (license) => license.kind === 'title' && license.location === location);
}

/** Who owns the Tithe that lists the Location (CG-4.35). */
function titheCollector(s: City, location: Location): Seat | null {
  const collector = s.seating.find((seat) =>
    hasLicense(playerOf(s, seat), (license) => license.kind === 'tithe' && license.locations.includes(location)),
  );
  return collector ?? null;
}
