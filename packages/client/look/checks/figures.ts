/** 19: The figures on the table are those of the game. What is drawn is compared with what the server has told. */
import type { AmongView } from '@conclave/among-cultists';
import type { CityView } from '@conclave/choose-your-god';
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Finding } from '../finding.ts';
import type { GameId } from '../matrix.ts';
import type { Figure } from '../page/figures.ts';

/** Numbers by the name they have on the table; where several stand at one place, in any order. */
export type Truth = Readonly<Record<string, readonly number[]>>;

export function figures(shown: readonly Figure[], truth: Truth): Finding[] {
  return Object.entries(truth).flatMap(([of, numbers]) => {
    const drawn = shown.filter((figure) => figure.of === of).map(({ value }) => value);
    const wanted = numbers.map(String);
    if (drawn.length === 0 || sorted(drawn).join() === sorted(wanted).join()) return [];
    return [{ check: 19, element: of, sentence: `it shows ${drawn.join(' and ')}, and it is ${wanted.join(' and ')}` }];
  });
}

function sorted(numbers: readonly string[]): string[] {
  return [...numbers].sort((a, b) => Number(a) - Number(b));
}

/** What the view says of the numbers that tables mark; the types are the games' own, which is all a view promises. */
export function truthOf(game: GameId, view: unknown): Truth {
  return READERS[game](view);
}

const READERS: Readonly<Record<GameId, (view: unknown) => Truth>> = {
  'rise-of-cthulhu': (view) => {
    const { locations } = view as RiseView;
    return Object.fromEntries(Object.entries(locations).map(([id, { totals }]) => [`place ${id} total`, totals]));
  },
  'choose-your-god': (view) => {
    const { players, seat } = view as CityView;
    const numbers = Object.entries(players).flatMap(([one, { followers, coins }]) => {
      // One's own are in the lower part of the table, the others' on their plates.
      const places = [`plate ${one}`, ...(Number(one) === seat ? ['region own'] : [])];
      return places.flatMap((place) => [
        [`${place} follower`, [followers]],
        [`${place} coin`, [coins]],
      ]);
    });
    return Object.fromEntries(numbers);
  },
  'cult-of-the-deep': (view) => {
    const { players, sitting } = view as DeepView;
    const lives = players.flatMap(({ life, status }, seat) => (status === 'living' ? [{ life, seat }] : []));
    // A plate bears the player's number, which with four players is not that of the place.
    return Object.fromEntries(
      lives.flatMap(({ life, seat }) => [
        [`plate ${sitting.indexOf(seat)} life`, [life]],
        [`seat ${seat} life`, [life]],
      ]),
    );
  },
  'among-cultists': (view) => {
    const { players } = view as AmongView;
    return Object.fromEntries(players.map(({ pulseCount }, seat) => [`plate ${seat} pulse`, [pulseCount]]));
  },
};
