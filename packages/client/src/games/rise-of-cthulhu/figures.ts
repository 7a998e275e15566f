import type { Figure } from '../../table/contract.ts';
import { LOCATIONS } from './things.ts';
import { riseView } from './view.ts';

/** What a game of Rise of Cthulhu looks like as curves: total points, Locations, cards in hand. */
export function figures(given: unknown): readonly Figure[] {
  const view = riseView(given);
  const bySeat = (figure: (seat: 0 | 1) => number) => [figure(0), figure(1)];
  const here = LOCATIONS.map((id) => view.locations[id]);
  return [
    {
      id: 'points',
      name: { en: 'Points', de: 'Punkte' },
      bySeat: bySeat((seat) => here.reduce((sum, one) => sum + one.totals[seat], 0)),
    },
    {
      id: 'locations',
      name: { en: 'Locations', de: 'Orte' },
      bySeat: bySeat((seat) => here.reduce((sum, one) => sum + (one.faces === seat ? (one.double ? 2 : 1) : 0), 0)),
    },
    {
      id: 'hand',
      name: { en: 'Cards in hand', de: 'Handkarten' },
      bySeat: bySeat((seat) => {
        const { cultists, monsters, artifacts } = view.players[seat].counts;
        return cultists + monsters + artifacts;
      }),
    },
  ];
}
