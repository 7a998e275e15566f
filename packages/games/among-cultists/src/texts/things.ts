/** What is touched to choose something: first the thing it is about, then where it goes or what is done with it. */
import type { Thing } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { LocationId, THE_DEPTHS } from '../components/locations.ts';
import { touchesFor } from '../ways.ts';

/** What the things of a choice depend on beside itself. */
export interface Ground {
  /** Where the one stands who chooses. */
  readonly here: LocationId;
  readonly fishman: LocationId | typeof THE_DEPTHS;
  /** Where a walk costs a pulse card. */
  readonly unsafe: readonly LocationId[];
  /** All options of the decision. */
  readonly options: readonly AmongChoice[];
}

/** Where one thing has several uses, the use is touched after it: `action:<what is done>`. */
export function thingsOf(choice: AmongChoice, ground: Ground): readonly Thing[] {
  const things = plainThings(choice, ground);
  if (choice.type === 'move') return things;
  const use = actionThing(choice);
  const isShared = ground.options.some(
    (other) => actionThing(other) !== use && isSame(plainThings(other, ground), things),
  );
  return isShared ? [...things, use] : things;
}

function isSame(one: readonly Thing[], other: readonly Thing[]): boolean {
  return one.length === other.length && one.every((thing, i) => thing === other[i]);
}

function plainThings(choice: AmongChoice, { here, fishman, unsafe, options }: Ground): readonly Thing[] {
  switch (choice.type) {
    case 'move':
      if (choice.path.length === 0) return ['button:stay'];
      return touchesFor(choice.path, options, unsafe).map(locationThing);
    case 'alive':
    case 'dead':
    case 'success':
    case 'failure':
    case 'sabotage':
      return [`card:${choice.type}`];
    case 'place-card':
      return [`card:${choice.card}`];
    case 'inspect-papers':
    case 'check-state':
    case 'assassinate':
    case 'vote':
    case 'pick':
    case 'guess':
      return [`seat:${choice.target}`];
    case 'check-room':
    case 'study':
    case 'rewire':
    case 'initiate-vote':
    case 'fight':
    case 'pick-up':
      return [locationThing(here)];
    case 'ward':
      return [locationThing(choice.danger === 'fishman' ? (fishman as LocationId) : choice.location)];
    case 'hand-over':
      return [`item:${choice.item}`, `seat:${choice.target}`];
    case 'use-binoculars':
      return ['item:item-binoculars', `seat:${choice.target}`];
    case 'use-rifle':
      return ['item:item-rifle', locationThing(here)];
    case 'use':
      return ['item:item-lamp'];
    case 'burn':
    case 'room':
      return [locationThing(choice.room)];
    case 'location':
      return [locationThing(choice.location)];
    case 'snare':
      return [locationThing(choice.location), `snare:${choice.face}`];
    case 'announce-alive':
    case 'announce-dead':
      return [actionThing(choice)];
    default:
      return [`button:${choice.type}`];
  }
}

function actionThing(choice: AmongChoice): Thing {
  const about = 'danger' in choice ? `-${choice.danger}` : 'item' in choice ? `-${choice.item}` : '';
  return `action:${choice.type}${about}`;
}

function locationThing(location: LocationId): Thing {
  return `location:${location}`;
}
