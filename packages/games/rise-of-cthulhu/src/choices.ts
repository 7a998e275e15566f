/** Every choice the game can offer, by the names of RC-4.4 and RC-4.26. */
import type { ArtifactId } from './components/artifacts.ts';
import { CULTISTS, type CultistId, rankOf } from './components/cultists.ts';
import { byLocation, LOCATIONS, type LocationBits, type LocationId } from './components/locations.ts';
import type { MonsterId } from './components/monsters.ts';

export type RiseChoice =
  | { readonly type: 'draw-deck' }
  | { readonly type: 'draw-valley' }
  | { readonly type: 'play'; readonly card: CultistId }
  | { readonly type: 'monster'; readonly card: MonsterId }
  | { readonly type: 'artifact'; readonly card: ArtifactId }
  | { readonly type: 'end-turn' }
  | { readonly type: 'location'; readonly location: LocationId }
  | { readonly type: 'valley' }
  | { readonly type: 'card'; readonly card: CultistId }
  | { readonly type: 'birth' }
  | { readonly type: 'draw' }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'done' };

// Choices are made once and shared: lists of options are built a million times a second in simulations.
export const DRAW_DECK = choice({ type: 'draw-deck' });
export const DRAW_VALLEY = choice({ type: 'draw-valley' });
export const END_TURN = choice({ type: 'end-turn' });
export const VALLEY = choice({ type: 'valley' });
export const BIRTH = choice({ type: 'birth' });
export const DRAW = choice({ type: 'draw' });
export const YES = choice({ type: 'yes' });
export const NO = choice({ type: 'no' });
export const DONE = choice({ type: 'done' });

const PLAYS = CULTISTS.map((card) => choice({ type: 'play', card }));
const CARDS = CULTISTS.map((card) => choice({ type: 'card', card }));
const TO_LOCATION = {
  arkham: choice({ type: 'location', location: 'arkham' }),
  dunwich: choice({ type: 'location', location: 'dunwich' }),
  innsmouth: choice({ type: 'location', location: 'innsmouth' }),
  kingsport: choice({ type: 'location', location: 'kingsport' }),
};

export const playOf = (card: CultistId) => PLAYS[rankOf(card)] as Extract<RiseChoice, { type: 'play' }>;
export const cardOf = (card: CultistId) => CARDS[rankOf(card)] as Extract<RiseChoice, { type: 'card' }>;
export function locationOf(location: LocationId): ToLocation {
  return byLocation<ToLocation>(TO_LOCATION, location);
}

type ToLocation = Extract<RiseChoice, { type: 'location' }>;

/** Every list of Locations as options, by the bits of those that are in it. */
const LISTS: readonly (readonly ToLocation[])[] = Array.from({ length: 2 ** LOCATIONS.length }, (_, bits) =>
  LOCATIONS.filter((_, row) => (bits & (1 << row)) !== 0).map(locationOf),
);

/** The same lists with the Valley at the end. */
const LISTS_AND_VALLEY: readonly (readonly RiseChoice[])[] = LISTS.map((list) => [...list, VALLEY]);

/** These Locations as options in row order. The lists are shared: never change one. */
export function locationsIn(bits: LocationBits): readonly ToLocation[] {
  return LISTS[bits] as readonly ToLocation[];
}

export function locationsAndValley(bits: LocationBits): readonly RiseChoice[] {
  return LISTS_AND_VALLEY[bits] as readonly RiseChoice[];
}

function choice<const C extends RiseChoice>(data: C): C {
  return Object.freeze(data);
}

/** The choice as the specification writes it: `draw-deck`, `play:cultist-jade-06`, `location:arkham`. */
export function choiceId(choice: RiseChoice): string {
  if ('card' in choice) return `${choice.type}:${choice.card}`;
  if ('location' in choice) return `${choice.type}:${choice.location}`;
  return choice.type;
}
