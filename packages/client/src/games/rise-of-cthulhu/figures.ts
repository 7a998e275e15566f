import type { Figure } from '../../table/contract.ts';
import { LOCATIONS } from './things.ts';
import { riseView } from './view.ts';
import { sayRise } from './words/index.ts';

/** What a game of Rise of Cthulhu looks like as curves: total points, Locations, cards in hand. */
export function figures(given: unknown): readonly Figure[] {
  const view = riseView(given);
  const bySeat = (figure: (seat: 0 | 1) => number) => [figure(0), figure(1)];
  const here = LOCATIONS.map((id) => view.locations[id]);
  return [
    {
      id: 'points',
      name: sayRise('rise.figure.points'),
      bySeat: bySeat((seat) => here.reduce((sum, one) => sum + one.totals[seat], 0)),
    },
    {
      id: 'locations',
      name: sayRise('rise.figure.locations'),
      bySeat: bySeat((seat) => here.reduce((sum, one) => sum + (one.faces === seat ? (one.double ? 2 : 1) : 0), 0)),
    },
    {
      id: 'hand',
      name: sayRise('rise.figure.hand'),
      bySeat: bySeat((seat) => {
        const { cultists, monsters, artifacts } = view.players[seat].counts;
        return cultists + monsters + artifacts;
      }),
    },
  ];
}
