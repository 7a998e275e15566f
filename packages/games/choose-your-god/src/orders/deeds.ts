/** Whose action did what: read from the events that everybody was told. */

import type { OpenFacts, Seat } from '@conclave/kernel';
import type { CityEvent, CityTold } from '../events.ts';
import { zoneOf } from '../priests.ts';
import type { CityView } from '../view.ts';

type Facts = OpenFacts<CityView, CityEvent>;

/** Whether somebody has done something other than pass in the Active Location. */
export function hasSomebodyActed({ latest }: Facts): boolean {
  for (const event of latest()) {
    if (isAction(event)) return true;
    if (event.type === 'locationActive') return false;
  }
  return false;
}

/** Whether the seat has acted since so many events were told. */
export function hasActed(seat: Seat, since: number, facts: Facts): boolean {
  return deedsSince(since, facts).some(({ event }) => isAction(event) && event.seat === seat);
}

/** Whether another player's action took, moved or changed something of the seat's since so many events were told. */
export function wasHit(seat: Seat, since: number, facts: Facts): boolean {
  return deedsSince(since, facts).some(
    ({ event, actor }) => actor !== null && actor !== seat && concerns(event, seat, facts.view),
  );
}

interface Deed {
  readonly event: CityTold;
  /** Whose action it belongs to; null: nobody's, as when Priests go home. */
  readonly actor: Seat | null;
}

/** What was told since, oldest first. */
function deedsSince(since: number, { told, latest }: Facts): Deed[] {
  const fresh: CityTold[] = [];
  let actor: Seat | null = null;
  for (const event of latest()) {
    if (fresh.length < told - since) {
      fresh.push(event);
      continue;
    }
    // An action may have been under way at that time.
    if (!isAction(event) && !isBetweenActions(event)) continue;
    actor = actorAfter(event, null);
    break;
  }
  return fresh.reverse().map((event) => {
    actor = actorAfter(event, actor);
    return { event, actor };
  });
}

function actorAfter(event: CityTold, before: Seat | null): Seat | null {
  if (isAction(event)) return event.seat;
  return isBetweenActions(event) ? null : before;
}

/** Cards that an ability lets somebody play belong to the ability. */
function isAction(event: CityTold): event is CityTold<'abilityUsed' | 'cardPlayed'> {
  return event.type === 'abilityUsed' || (event.type === 'cardPlayed' && event.by === 'hand');
}

function isBetweenActions({ type }: CityTold): boolean {
  return type === 'locationActive' || type === 'locationDecided';
}

function concerns(event: CityTold, seat: Seat, view: CityView): boolean {
  switch (event.type) {
    case 'coinsTaken':
    case 'supremacyTaken':
      return event.from === seat || event.seat === seat;
    case 'cardGiven':
    case 'licenseGiven':
      return event.to === seat || event.seat === seat;
    // It does not say under whose Priest the coins lay.
    case 'coinsSwept':
      return view.players[seat]?.priests.some(({ zone }) => zone === zoneOf(event.location)) === true;
    default:
      return 'seat' in event && event.seat === seat;
  }
}
