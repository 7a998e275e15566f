/** What can be picked to make a claim at a table. */
import type { ClaimField, ClaimForm, ClaimValue } from '@conclave/kernel';
import { PULSE_CARDS, ROOM_CARDS } from '../components/cards.ts';
import { COLOURS } from '../components/locations.ts';
import { maps } from '../components/maps.ts';
import { named } from '../texts/gaps.ts';
import type { AmongView } from '../view.ts';
import { CLAIMS, type Claim } from './claim.ts';

const LAST_ROUND = 10;
/** More cards of a kind in one deck have not been seen, though a claim of 20 would be heard. */
const MOST_OFFERED = 9;

export function forms(view: AmongView): readonly ClaimForm[] {
  const fields = fieldsOf(view);
  return CLAIMS.map((type) => ({ type, fields: fields[type] }));
}

function fieldsOf(view: AmongView): Readonly<Record<Claim['type'], readonly ClaimField[]>> {
  const seats = view.players.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== view.seat);
  const target = field('target', others.map(seatValue));
  const pastRound = { ...field('round', numbers(1, view.round)), usual: view.round };
  const anyRound = { ...field('round', numbers(1, LAST_ROUND)), usual: view.round };
  const room = field('room', maps[view.variant].rooms.map(thing));
  const colours: ClaimField = { ...field('colours', COLOURS.map(thing)), many: { least: 0, most: COLOURS.length } };
  const counts = ROOM_CARDS.map((card) => ({ ...field(card, numbers(0, MOST_OFFERED)), usual: 0 }));
  const roles = ['investigator', 'cultist', ...view.specialRoles].map(thing);
  return {
    'claim-role': [field('role', roles)],
    'claim-route': [anyRound, colours],
    'claim-placed': [pastRound, room, field('card', ROOM_CARDS.map(thing))],
    'claim-gave': [pastRound, target, field('card', PULSE_CARDS.map(thing))],
    'claim-study': [room, ...counts],
    'claim-papers': [target, pastRound, colours],
    'claim-state': [field('target', seats.map(seatValue)), field('state', PULSE_CARDS.map(thing))],
    accuse: [target],
    vouch: [target],
    'call-for-vote': [],
  };
}

function field(id: string, values: readonly ClaimValue[]): ClaimField {
  return { id, values };
}

function thing(value: string): ClaimValue {
  return { value, words: { key: `name.${value}` } };
}

function seatValue(seat: number): ClaimValue {
  return { value: seat, words: { key: `name.${named(seat)}` } };
}

/** A number is its own name: it has no text, and is said as itself. */
function numbers(from: number, to: number): ClaimValue[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, words: { key: String(from + i) } }));
}
