/**
 * Structured claims (AC-4.70 to 4.73): talk in a form that every language and every bot can read. A claim is public, may
 * be false, is never checked for truth and changes nothing; only its form is checked.
 */
import { BadInput, type Options, type Seat } from '@conclave/kernel';
import { PULSE_CARDS, type PulseCard, ROOM_CARDS, type RoomCard } from '../components/cards.ts';
import { COLOURS, type Colour, type RoomId } from '../components/locations.ts';
import { maps, variantOf } from '../components/maps.ts';
import { ROLES, type RoleId } from '../components/roles.ts';
import { playedOptions } from '../options.ts';
import { type Fields, fieldsOf, listOf, oneOf, wholeNumberOf } from './fields.ts';

export type Claim =
  | { readonly type: 'claim-role'; readonly role: RoleId }
  | { readonly type: 'claim-route'; readonly round: number; readonly colours: readonly Colour[] }
  | { readonly type: 'claim-placed'; readonly round: number; readonly room: RoomId; readonly card: RoomCard }
  | { readonly type: 'claim-gave'; readonly round: number; readonly target: Seat; readonly card: PulseCard }
  | ({ readonly type: 'claim-study'; readonly room: RoomId } & Readonly<Record<RoomCard, number>>)
  | {
      readonly type: 'claim-papers';
      readonly target: Seat;
      readonly round: number;
      readonly colours: readonly Colour[];
    }
  | { readonly type: 'claim-state'; readonly target: Seat; readonly state: PulseCard }
  | { readonly type: 'accuse'; readonly target: Seat }
  | { readonly type: 'vouch'; readonly target: Seat }
  | { readonly type: 'call-for-vote' };

const FIELDS: Readonly<Record<Claim['type'], readonly string[]>> = {
  'claim-role': ['role'],
  'claim-route': ['round', 'colours'],
  'claim-placed': ['round', 'room', 'card'],
  'claim-gave': ['round', 'target', 'card'],
  'claim-study': ['room', ...ROOM_CARDS],
  'claim-papers': ['target', 'round', 'colours'],
  'claim-state': ['target', 'state'],
  accuse: ['target'],
  vouch: ['target'],
  'call-for-vote': [],
};

export const CLAIMS = Object.keys(FIELDS) as Claim['type'][];

/** The claim that unchecked data makes at a table of so many seats with these options; throws `BadInput` where the form is wrong. */
export function parseClaim(data: unknown, seats: number, options: Options): Claim {
  const { type } = (data ?? {}) as { type?: unknown };
  if (!CLAIMS.includes(type as Claim['type']))
    throw new BadInput(
      `there is no claim ${JSON.stringify(type) ?? 'without a type'}; there are: ${CLAIMS.join(', ')}`,
    );
  const fields = fieldsOf(data, ['type', ...FIELDS[type as Claim['type']]]);
  for (const key of FIELDS[type as Claim['type']]) {
    if (fields[key] === undefined) throw new BadInput(`claim.${key}: ${type} needs it`);
  }
  return claimOf(type as Claim['type'], fields, seats, maps[variantOf(playedOptions(options, seats).map, seats)].rooms);
}

function claimOf(type: Claim['type'], fields: Fields, seats: number, rooms: readonly RoomId[]): Claim {
  const target = () => wholeNumberOf(fields, 'target', 0, { max: seats - 1 });
  const round = () => wholeNumberOf(fields, 'round', 1, { min: 1, max: 10 });
  const room = () => oneOf(fields, 'room', 'pink-1', rooms);
  const colours = () => coloursOf(fields);
  const count = (card: RoomCard) => wholeNumberOf(fields, card, 0, { max: 20 });
  switch (type) {
    case 'claim-role':
      return { type, role: oneOf(fields, 'role', 'investigator', ROLES) };
    case 'claim-route':
      return { type, round: round(), colours: colours() };
    case 'claim-placed':
      return { type, round: round(), room: room(), card: oneOf(fields, 'card', 'success', ROOM_CARDS) };
    case 'claim-gave':
      return { type, round: round(), target: target(), card: oneOf(fields, 'card', 'alive', PULSE_CARDS) };
    case 'claim-study':
      return {
        type,
        room: room(),
        success: count('success'),
        failure: count('failure'),
        sabotage: count('sabotage'),
      };
    case 'claim-papers':
      return { type, target: target(), round: round(), colours: colours() };
    case 'claim-state':
      return { type, target: target(), state: oneOf(fields, 'state', 'alive', PULSE_CARDS) };
    case 'accuse':
    case 'vouch':
      return { type, target: target() };
    case 'call-for-vote':
      return { type };
  }
}

/** Each colour once, in the order of the rules, so that the same claim is always the same data. */
function coloursOf(fields: Fields): Colour[] {
  const named = listOf(fields, 'colours', COLOURS);
  if (named.length > COLOURS.length) throw new BadInput('claim.colours: each colour can be named once');
  return COLOURS.filter((colour) => named.includes(colour));
}
