/**
 * What an option would do to the Influence in the city, found by carrying it out in a world that the seat could be in.
 * Options whose outcome hangs on a hidden card show nothing.
 */
import type { CityView } from '@conclave/choose-your-god';
import {
  type AnyGame,
  type Choice,
  type GameEvent,
  type Seat,
  SeededChance,
  type State,
  Telling,
} from '@conclave/kernel';
import type { Location } from './things.ts';

export interface Change {
  /** Influence that each seat would have there. */
  readonly influence: readonly number[];
  readonly leader: Seat | null;
}

/** The Locations where something would change. */
export type Preview = ReadonlyMap<Location, Change>;

/** What these turn up decides, and nobody knows it yet (CG-5.119, CG-5.128). */
const HANG_ON_A_HIDDEN_CARD = ['nirriti-dark-iniquity', 'arachne-dark-sorcery'];

export function previewOf(game: AnyGame, view: CityView, choice: Choice): Preview {
  const world = worldOf(game, view, choice);
  return world === null ? new Map() : changesIn(game, view, world, view.seat as Seat, choice);
}

/** For a Priest that still asks where it goes: what would change in each Location. */
export function previewByLocation(game: AnyGame, view: CityView, choice: Choice): Preview {
  const seat = view.seat as Seat;
  const world = worldOf(game, view, choice);
  if (world === null) return new Map();
  game.choose(world, seat, choice, new Telling(new SeededChance('preview')));
  const asked = game.pending(world)?.asked.find((one) => one.seat === seat);
  const all = new Map<Location, Change>();
  for (const next of (asked?.options ?? []) as readonly (Choice & { location?: Location })[]) {
    if (next.type !== 'location' || next.location === undefined) continue;
    const change = changesIn(game, view, game.clone(world), seat, next).get(next.location);
    if (change !== undefined) all.set(next.location, change);
  }
  return all;
}

function worldOf(game: AnyGame, view: CityView, choice: Choice): State | null {
  const { ability } = choice as Choice & { ability?: string };
  if (ability !== undefined && HANG_ON_A_HIDDEN_CARD.includes(ability)) return null;
  return game.worldFrom(view, new SeededChance('preview'));
}

function changesIn(game: AnyGame, view: CityView, world: State, seat: Seat, choice: Choice): Preview {
  const telling = new Telling(new SeededChance('preview'));
  game.choose(world, seat, choice, telling);
  const after = game.viewOf(world, seat) as CityView;
  const decided = decisionsTold(telling.events);
  const changes = new Map<Location, Change>();
  for (const [key, before] of Object.entries(view.locations)) {
    const location = Number(key);
    // Once a Location is decided its Priests have gone home: what counted is what was told then.
    const change = decided.get(location) ?? after.locations[location];
    const isFinished = view.activeLocation !== null && location < view.activeLocation;
    if (change === undefined || isFinished) continue;
    const isSame = change.leader === before.leader && change.influence.every((one, i) => one === before.influence[i]);
    if (!isSame) changes.set(location, { influence: change.influence, leader: change.leader });
  }
  return changes;
}

function decisionsTold(events: readonly GameEvent[]): Preview {
  const told = events.filter((event) => event.type === 'locationDecided') as unknown as readonly {
    location: Location;
    influence: number[];
    winner: Seat | null;
  }[];
  return new Map(told.map(({ location, influence, winner }) => [location, { influence, leader: winner }]));
}
