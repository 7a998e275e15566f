/** What the table has to know of an event: whether it weighs, whether it begins something, what it changed, who alone knows. */
import type { AmongTold } from '@conclave/among-cultists';
import type { Thing } from '@conclave/kernel';
import type { Scene, Trace } from '../../../table/contract.ts';
import type { Sound } from '../../../table/sounds/sounds.ts';
import { locationThing } from '../things.ts';

/** What a line of the log stands for with all that follows from it: a round's walks, an encounter, somebody's action. */
const BEGINNINGS: ReadonlySet<AmongTold['type']> = new Set<AmongTold['type']>([
  'roundBegan',
  'eventTurned',
  'encountered',
  'cardPlaced',
  'roomChecked',
  'papersInspected',
  'roomStudied',
  'rewired',
  'dangerRemoved',
  'stateChecked',
  'assassinStruck',
  'voteInitiated',
  'votesRevealed',
  'investigatorsWouldWin',
  'gameEnded',
]);

export function beginsTurn(event: AmongTold): boolean {
  return BEGINNINGS.has(event.type);
}

const MINOR: ReadonlySet<AmongTold['type']> = new Set<AmongTold['type']>([
  'stepped',
  'stayed',
  'pulseGiven',
  'pulsesDealt',
  'lampKept',
  'cardPlaced',
  'rewired',
  'groundMended',
  'portalDrained',
  'nothingBurned',
  'itemHandedOver',
  'itemPickedUp',
  'itemDropped',
  'ritualistPicked',
  'snareSet',
]);

export function soundOf({ type }: AmongTold): Sound | null {
  if (type === 'died') return 'death';
  return type === 'voteInitiated' ? 'vote' : null;
}

export function isImportant(event: AmongTold): boolean {
  return !MINOR.has(event.type);
}

/** What the observer learned and nobody else was told. What one did oneself is no news. */
export function isOwnNews({ you }: Scene, event: AmongTold): boolean {
  if (you === null) return false;
  switch (event.type) {
    case 'nightInformed':
      return event.seat === you && event.role !== undefined;
    case 'curseSeen':
      return event.curse !== undefined;
    case 'papersInspected':
      return event.seat === you && event.colours !== undefined;
    case 'roomStudied':
      return event.seat === you && event.success !== undefined;
    case 'stateChecked':
      return event.seat === you && event.alive !== undefined;
    default:
      return false;
  }
}

export function traceOf(_: Scene, event: AmongTold): Trace | null {
  switch (event.type) {
    case 'cardPlaced':
    case 'roomChecked':
    case 'roomStudied':
    case 'rewired':
    case 'owlSent':
      return by(event.seat, locationThing(event.room));
    case 'bookTaken':
      return by(event.seat, locationThing(event.room), 'points');
    case 'dangerRemoved':
    case 'itemPickedUp':
      return by(event.seat, locationThing(event.location));
    case 'papersInspected':
    case 'stateChecked':
    case 'stateAnnounced':
    case 'assassinStruck':
    case 'itemHandedOver':
      return by(event.seat, `seat:${event.target}`);
    default:
      return null;
  }
}

function by(seat: number, ...things: Thing[]): Trace {
  return { seat, things };
}
