/** What is touched to choose something: first the thing it is about, then where it goes or what is done with it. */
import type { Thing } from '@conclave/kernel';
import type { AmongChoice, MoveChoice } from '../choices.ts';
import type { Danger } from '../components/dangers.ts';
import type { LocationId } from '../components/locations.ts';

/**
 * No path is the beginning of another: whoever has touched all of it means this choice and no other. `others` are the
 * options beside it.
 */
export function thingsOf(choice: AmongChoice, here: LocationId, others: readonly AmongChoice[] = []): readonly Thing[] {
  switch (choice.type) {
    case 'move':
      return walkThings(choice.path, others);
    case 'alive':
    case 'dead':
    case 'success':
    case 'failure':
    case 'sabotage':
      return [`card:${choice.type}`];
    case 'place-card':
      return [`card:${choice.card}`, locationThing(here)];
    case 'inspect-papers':
    case 'check-state':
    case 'assassinate':
      return [`seat:${choice.target}`, `button:${choice.type}`];
    case 'fight':
      return [dangerThing(choice.danger, here), 'button:fight'];
    case 'ward':
      return [dangerThing(choice.danger, choice.danger === 'fishman' ? here : choice.location), 'button:ward'];
    case 'hand-over':
      return [`item:${choice.item}`, `seat:${choice.target}`, 'button:hand-over'];
    case 'pick-up':
      return [`item:${choice.item}`, 'button:pick-up'];
    case 'use-binoculars':
      return ['item:item-binoculars', `seat:${choice.target}`, 'button:use-binoculars'];
    case 'use-rifle':
      return ['item:item-rifle', dangerThing(choice.danger, here)];
    case 'use':
      return ['item:item-lamp'];
    case 'burn':
    case 'room':
      return [locationThing(choice.room)];
    case 'location':
      return [locationThing(choice.location)];
    case 'snare':
      return [locationThing(choice.location), `snare:${choice.face}`];
    case 'vote':
    case 'pick':
    case 'guess':
      return [`seat:${choice.target}`];
    default:
      return [`button:${choice.type}`];
  }
}

type Walk = Extract<MoveChoice, { type: 'move' }>['path'];

/** First where to, then a button for each of the shortest ways there; or the steps of a detour, one by one. */
function walkThings(path: Walk, others: readonly AmongChoice[]): readonly Thing[] {
  const end = path.at(-1);
  if (end === undefined) return ['button:stay'];
  const via = path.slice(0, -1);
  const isDetour = others.some(
    (other) => other.type === 'move' && other.path.at(-1) === end && other.path.length < path.length,
  );
  return isDetour
    ? [locationThing(end), ...via.map(locationThing), 'button:move']
    : [locationThing(end), `button:move:${via.join(',')}`];
}

function locationThing(location: LocationId): Thing {
  return `location:${location}`;
}

/** There is one Fishman; Acolytes and portals are told apart by their rooms. */
function dangerThing(danger: Danger, location: LocationId): Thing {
  return danger === 'fishman' ? 'fishman' : `${danger}:${location}`;
}
