import { LOCATIONS, type LocationId } from '../components/locations.ts';
import { locationsFacing } from '../rules/end.ts';
import type { Rise } from '../state.ts';
import { pointsOf } from '../table.ts';
import { locationView } from '../view.ts';

/** Everything there is to know, by the specification's names, with what follows from it. */
export function inspect(s: Rise): unknown {
  const locations = Object.fromEntries(
    LOCATIONS.map((id) => [id, { ...locationView(s, id), state: locationState(s, id) }]),
  );
  return {
    ...s,
    locations,
    phase: s.result === null ? 'turn' : 'finished',
    points: [pointsOf(s, 0), pointsOf(s, 1)],
    locationsFacing: [locationsFacing(s, 0), locationsFacing(s, 1)],
  };
}

function locationState(s: Rise, id: LocationId): 'locked' | 'hunted' | 'open' {
  if (s.locations[id].oldOne !== null) return 'locked';
  return s.hunter === id ? 'hunted' : 'open';
}
