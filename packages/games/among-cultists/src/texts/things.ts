/** What is touched to choose something: first the thing it is about, then where it goes or what is done with it. */
import type { Thing } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { Danger } from '../components/dangers.ts';
import type { LocationId } from '../components/locations.ts';

/** No path is the beginning of another: whoever has touched all of it means this choice and no other. */
export function thingsOf(choice: AmongChoice, here: LocationId): readonly Thing[] {
  switch (choice.type) {
    case 'move':
      // A walk may always go on, so it ends with a button.
      if (choice.path.length === 0) return ['button:stay'];
      return [...choice.path.map(locationThing), 'button:move'];
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

function locationThing(location: LocationId): Thing {
  return `location:${location}`;
}

/** There is one Fishman; Acolytes and portals are told apart by their rooms. */
function dangerThing(danger: Danger, location: LocationId): Thing {
  return danger === 'fishman' ? 'fishman' : `${danger}:${location}`;
}
