/**
 * What an option would do, found by carrying it out in a world that the seat could be in. Only what follows from open
 * facts is told: everything after the first card that comes out of hiding is left out.
 */
import {
  type AnyGame,
  type Choice,
  type GameEvent,
  type Seat,
  SeededChance,
  type State,
  Telling,
  type Thing,
} from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { PathOption } from '../../table/contract.ts';
import { cardsAt, LOCATIONS, type LocationId, POINTS, valueOn } from './things.ts';

export type SetKind = 'colour' | 'number' | 'run';

export interface Preview {
  /** Points that each side of each Location would gain or lose. */
  readonly change: Readonly<Record<LocationId, readonly [number, number]>>;
  /** Cultists that would be destroyed, moved or taken away. */
  readonly lost: ReadonlySet<string>;
  /** Sets that would be made, and where. */
  readonly sets: readonly { readonly location: LocationId; readonly set: SetKind }[];
}

export function previewOf(game: AnyGame, view: RiseView, { choice, next }: PathOption): Preview {
  const [world, seat] = [worldOf(game, view), view.seat as Seat];
  const first = eventsOf(game, world, seat, choice);
  return seen(view, next === undefined ? first : [...first, ...eventsOf(game, world, seat, next)]);
}

/** For a card that was touched and may go to several Locations: what each of them would make of it. */
export function previewsByLocation(
  game: AnyGame,
  view: RiseView,
  optionBehind: (thing: Thing) => PathOption | null,
): Partial<Record<LocationId, Preview>> {
  const previews: Partial<Record<LocationId, Preview>> = {};
  for (const id of LOCATIONS) {
    const option = optionBehind(`location:${id}`);
    if (option !== null) previews[id] = previewOf(game, view, option);
  }
  return previews;
}

function worldOf(game: AnyGame, view: RiseView): State {
  return game.worldFrom(view, new SeededChance('preview'));
}

function eventsOf(game: AnyGame, world: State, seat: Seat, choice: Choice): readonly GameEvent[] {
  const telling = new Telling(new SeededChance('preview'));
  game.choose(world, seat, choice, telling);
  const hidden = telling.events.findIndex((event) => event.secret !== undefined && event.type === 'cultistDrawn');
  const awakening = telling.events.findIndex((event) => event.type === 'oldOneAwoke');
  const end = Math.min(...[hidden, awakening].filter((at) => at >= 0), telling.events.length);
  return telling.events.slice(0, end);
}

interface Told extends GameEvent {
  readonly seat: Seat;
  readonly side: Seat;
  readonly card: string;
  readonly location: LocationId;
  readonly from: LocationId;
  readonly to: LocationId;
  readonly set: SetKind;
}

function seen(view: RiseView, events: readonly GameEvent[]): Preview {
  const change = Object.fromEntries(LOCATIONS.map((id) => [id, [0, 0]])) as Record<LocationId, [number, number]>;
  const lost = new Set<string>();
  const sets: { location: LocationId; set: SetKind }[] = [];
  const add = (location: LocationId, seat: Seat, points: number) => {
    if (change[location] !== undefined) change[location][seat as 0 | 1] += points;
  };
  for (const event of events as readonly Told[]) {
    const { seat, side, card, location, from, to } = event;
    switch (event.type) {
      case 'cultistPlayed':
      case 'cultistPlaced':
        add(location, seat, valueOn(card));
        break;
      case 'attached':
        add(location, seat, POINTS[card] ?? 0);
        break;
      case 'cultistDestroyed':
      case 'cultistBanished':
        add(location, side, -valueOn(card));
        lost.add(card);
        break;
      case 'cultistMoved':
        add(from, seat, -valueOn(card));
        add(to, seat, valueOn(card));
        lost.add(card);
        break;
      case 'cultistStolen':
        add(location, seat, valueOn(card));
        add(location, 1 - seat, -valueOn(card));
        lost.add(card);
        break;
      case 'cultistTaken':
        for (const owner of [0, 1]) {
          if (LOCATIONS.includes(from) && cardsAt(view, from, owner).includes(card)) add(from, owner, -valueOn(card));
        }
        lost.add(card);
        break;
      case 'setMade':
        sets.push({ location, set: event.set });
        break;
    }
  }
  return { change, lost, sets };
}
