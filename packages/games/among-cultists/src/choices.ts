/** Every choice the game can offer, by the names of the tables in 4.1 and 4.6. */
import type { Seat } from '@conclave/kernel';
import { PULSE_CARDS, type PulseCard, ROOM_CARDS, type RoomCard } from './components/cards.ts';
import type { Danger } from './components/dangers.ts';
import { SNARE_FACES, type SnareFace } from './components/hunt.ts';
import { CARRIED_ITEMS, type CarriedItem } from './components/items.ts';
import { LOCATIONS, type LocationId, ROOMS, type RoomId } from './components/locations.ts';

export type MoveChoice =
  /** The Locations to walk to, one after the other; none: staying. */
  { readonly type: 'move'; readonly path: readonly LocationId[] } | { readonly type: 'claim-victory' };

export type AckChoice =
  | { readonly type: 'ready' }
  | { readonly type: 'wait' }
  | { readonly type: 'burn'; readonly room: RoomId };
export type LampChoice = { readonly type: 'use' } | { readonly type: 'keep' };
export type PulseChoice = { readonly type: PulseCard };

export type RoomAction =
  | { readonly type: 'place-card'; readonly card: RoomCard }
  | { readonly type: 'check-room' }
  | { readonly type: 'inspect-papers'; readonly target: Seat }
  | { readonly type: 'study' }
  | { readonly type: 'rewire' }
  /** An Acolyte or portal is warded where it is; the Fishman is one. */
  | { readonly type: 'ward'; readonly danger: 'acolyte' | 'portal'; readonly location: RoomId }
  | { readonly type: 'ward'; readonly danger: 'fishman' }
  | { readonly type: 'initiate-vote' };
export type CharacterAction =
  | { readonly type: 'check-state'; readonly target: Seat }
  | { readonly type: 'fight'; readonly danger: Danger }
  | { readonly type: 'assassinate'; readonly target: Seat };
export type FreeAction =
  | { readonly type: 'hand-over'; readonly item: CarriedItem; readonly target: Seat }
  | { readonly type: 'pick-up'; readonly item: CarriedItem }
  | { readonly type: 'use-binoculars'; readonly target: Seat }
  | { readonly type: 'use-rifle'; readonly danger: 'acolyte' | 'fishman' };
export type ActionChoice = RoomAction | CharacterAction | FreeAction | { readonly type: 'end-turn' };

export type AnnounceChoice = { readonly type: 'announce-alive' } | { readonly type: 'announce-dead' };
/** The owl's card and the ritual's. */
export type RoomCardChoice = { readonly type: RoomCard };
export type OwlRoomChoice = { readonly type: 'room'; readonly room: RoomId };
export type RifleChoice = { readonly type: 'location'; readonly location: LocationId };
export type TalkChoice = { readonly type: 'done' };
export type VoteChoice = { readonly type: 'vote'; readonly target: Seat } | { readonly type: 'skip' };
export type EndRoundChoice =
  | { readonly type: 'ready' }
  | { readonly type: 'snare'; readonly location: LocationId; readonly face: SnareFace };
export type PickChoice = { readonly type: 'pick'; readonly target: Seat };
export type GuessChoice = { readonly type: 'guess'; readonly target: Seat };

export type AmongChoice =
  | MoveChoice
  | AckChoice
  | LampChoice
  | PulseChoice
  | ActionChoice
  | AnnounceChoice
  | RoomCardChoice
  | OwlRoomChoice
  | RifleChoice
  | TalkChoice
  | VoteChoice
  | EndRoundChoice
  | PickChoice
  | GuessChoice;

// Choices are made once and shared: lists of options are built a hundred thousand times a second in simulations.
export const CLAIM_VICTORY = choice({ type: 'claim-victory' });
export const READY = choice({ type: 'ready' });
export const WAIT = choice({ type: 'wait' });
export const USE = choice({ type: 'use' });
export const KEEP = choice({ type: 'keep' });
export const CHECK_ROOM = choice({ type: 'check-room' });
export const STUDY = choice({ type: 'study' });
export const REWIRE = choice({ type: 'rewire' });
export const WARD_FISHMAN = choice({ type: 'ward', danger: 'fishman' });
export const INITIATE_VOTE = choice({ type: 'initiate-vote' });
export const END_TURN = choice({ type: 'end-turn' });
export const ANNOUNCE_ALIVE = choice({ type: 'announce-alive' });
export const ANNOUNCE_DEAD = choice({ type: 'announce-dead' });
export const DONE = choice({ type: 'done' });
export const SKIP = choice({ type: 'skip' });
export const FIGHT = {
  acolyte: choice({ type: 'fight', danger: 'acolyte' }),
  portal: choice({ type: 'fight', danger: 'portal' }),
  fishman: choice({ type: 'fight', danger: 'fishman' }),
};
export const USE_RIFLE = {
  acolyte: choice({ type: 'use-rifle', danger: 'acolyte' }),
  fishman: choice({ type: 'use-rifle', danger: 'fishman' }),
};

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const give = each(PULSE_CARDS, (card): PulseChoice => ({ type: card }));
export const pickCard = each(ROOM_CARDS, (card): RoomCardChoice => ({ type: card }));
export const placeCard = each(ROOM_CARDS, (card) => ({ type: 'place-card', card }) as const);
export const burn = each(ROOMS, (room) => ({ type: 'burn', room }) as const);
export const toRoom = each(ROOMS, (room) => ({ type: 'room', room }) as const);
export const toLocation = each(LOCATIONS, (location) => ({ type: 'location', location }) as const);
export const wardAcolyte = each(ROOMS, (location) => ({ type: 'ward', danger: 'acolyte', location }) as const);
export const wardPortal = each(ROOMS, (location) => ({ type: 'ward', danger: 'portal', location }) as const);
export const pickUp = each(CARRIED_ITEMS, (item) => ({ type: 'pick-up', item }) as const);
export const inspectPapers = each(SEATS, (target) => ({ type: 'inspect-papers', target }) as const);
export const checkState = each(SEATS, (target) => ({ type: 'check-state', target }) as const);
export const assassinate = each(SEATS, (target) => ({ type: 'assassinate', target }) as const);
export const useBinoculars = each(SEATS, (target) => ({ type: 'use-binoculars', target }) as const);
export const vote = each(SEATS, (target) => ({ type: 'vote', target }) as const);
export const pick = each(SEATS, (target) => ({ type: 'pick', target }) as const);
export const guess = each(SEATS, (target) => ({ type: 'guess', target }) as const);

const HAND_OVERS = CARRIED_ITEMS.map((item) => SEATS.map((target) => choice({ type: 'hand-over', item, target })));
const SNARES = LOCATIONS.map((location) => SNARE_FACES.map((face) => choice({ type: 'snare', location, face })));

export function handOver(item: CarriedItem, target: Seat): FreeAction {
  return (HAND_OVERS[CARRIED_ITEMS.indexOf(item)] as FreeAction[])[target] as FreeAction;
}

export function snare(location: LocationId, face: SnareFace): EndRoundChoice {
  return (SNARES[LOCATIONS.indexOf(location)] as EndRoundChoice[])[SNARE_FACES.indexOf(face)] as EndRoundChoice;
}

/** A choice for each thing, looked up by the thing. */
function each<K extends string | number, C extends AmongChoice>(
  things: readonly K[],
  make: (thing: K) => C,
): Record<K, C> {
  return Object.fromEntries(things.map((thing) => [thing, choice(make(thing))])) as Record<K, C>;
}

function choice<const C extends AmongChoice>(data: C): C {
  return Object.freeze(data);
}

/** The choice as RULES.md writes it: `end-turn`, `place-card:success`, `hand-over:item-dagger:2`, `move:hall-nw:orange-1`. */
export function choiceId(choice: AmongChoice): string {
  if (choice.type === 'move') return ['move', ...choice.path].join(':');
  return Object.values(choice).join(':');
}
