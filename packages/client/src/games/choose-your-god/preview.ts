/**
 * What an option would do, found by carrying it out in a world that the seat could be in: the Influence in the city, and
 * what the seat itself has. Options whose outcome hangs on a hidden card show nothing.
 */
import type { CityEvent, CityView } from '@conclave/choose-your-god';
import { type AnyGame, type Choice, type Seat, SeededChance, Telling } from '@conclave/kernel';
import type { PathOption } from '../../table/contract.ts';
import { hangsOnAHiddenCard } from './ahead.ts';
import { type Location, type PlayerView, playerAt } from './things.ts';

export interface Change {
  /** Influence that each seat would have there. */
  readonly influence: readonly number[];
  readonly leader: Seat | null;
}

export interface Preview {
  /** The Locations where something would change. */
  readonly places: ReadonlyMap<Location, Change>;
  /** The seat's own things afterwards; null: nobody knows, or no option is meant. */
  readonly mine: PlayerView | null;
}

export const NO_CHANGE: Preview = { places: new Map(), mine: null };

type Answers = Pick<PathOption, 'choice' | 'next'>;

export function previewOf(game: AnyGame, view: CityView, { choice, next }: Answers): Preview {
  if (hangsOnAHiddenCard(choice)) return NO_CHANGE;
  const seat = view.seat as Seat;
  const world = game.worldFrom(view, new SeededChance('preview'));
  const telling = new Telling<CityEvent>(new SeededChance('preview'));
  for (const one of next === undefined ? [choice] : [choice, next]) game.choose(world, seat, one, telling);
  // What a card that is turned up brings is a guess in this world.
  if (telling.events.some(({ type }) => type === 'intrigueRevealed')) return NO_CHANGE;
  const after = game.viewOf(world, seat) as CityView;
  const decided = decisionsTold(telling.events);
  const places = new Map<Location, Change>();
  for (const [key, before] of Object.entries(view.locations)) {
    const location = Number(key);
    // Once a Location is decided its Priests have gone home: what counted is what was told then.
    const change = decided.get(location) ?? after.locations[location];
    const isFinished = view.activeLocation !== null && location < view.activeLocation;
    // Its Priests go home after it was decided: nothing that the option does.
    const isLeft = location === view.activeLocation && after.activeLocation !== location && !decided.has(location);
    if (change === undefined || isFinished || isLeft) continue;
    const isSame = change.leader === before.leader && change.influence.every((one, i) => one === before.influence[i]);
    if (!isSame) places.set(location, { influence: change.influence, leader: change.leader });
  }
  // Once the Location is decided, benefits and alms follow that others have a say in.
  return { places, mine: decided.size > 0 ? null : playerAt(after, seat) };
}

/** For something that asks where it goes: what would change in each Location it could go to. */
export function previewByLocation(game: AnyGame, view: CityView, options: readonly Answers[]): Preview {
  const places = new Map<Location, Change>();
  let mine: PlayerView | null = null;
  for (const option of options) {
    const location = locationOf(option);
    if (location === null) continue;
    const preview = previewOf(game, view, option);
    const change = preview.places.get(location);
    if (change !== undefined) places.set(location, change);
    mine ??= preview.mine;
  }
  return { places, mine };
}

/** The Location that an option chooses at its end; null: it chooses something else. */
export function locationOf({ choice, next = choice }: Answers): Location | null {
  const { location } = next as Choice & { location?: Location };
  return next.type === 'location' && location !== undefined ? location : null;
}

function decisionsTold(events: readonly CityEvent[]): ReadonlyMap<Location, Change> {
  const told = events.filter((event) => event.type === 'locationDecided');
  return new Map(told.map(({ location, influence, winner }) => [location, { influence, leader: winner }]));
}
