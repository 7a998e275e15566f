import type { Figure } from '../../table/contract.ts';
import lines from './lines.module.css';
import { type PlayerView, playerAt } from './things.ts';
import { cityView } from './view.ts';
import { sayCity } from './words/index.ts';

/** What a game looks like as curves: Followers, coins, Altars, Mobs, and Influence in the whole city. */
export function figures(given: unknown): readonly Figure[] {
  const view = cityView(given);
  const bySeat = (figure: (player: PlayerView) => number) => view.players.map(figure);
  const influence = view.players.map((_, seat) =>
    Object.values(view.locations).reduce((sum, one) => sum + (one.influence[seat] ?? 0), 0),
  );
  return [
    { id: 'followers', name: sayCity('city.figure.followers'), bySeat: bySeat(({ followers }) => followers) },
    { id: 'coins', name: sayCity('city.figure.coins'), bySeat: bySeat(({ coins }) => coins) },
    { id: 'altars', name: sayCity('city.figure.altars'), bySeat: bySeat(({ altars }) => altars.length) },
    { id: 'mobs', name: sayCity('city.figure.mobs'), bySeat: bySeat(({ mobs }) => mobs) },
    { id: 'influence', name: sayCity('city.figure.influence'), bySeat: influence },
  ];
}

export function roundOf(view: unknown): number {
  return cityView(view).round;
}

export function paintOf(view: unknown, seat: number): string {
  return lines[playerAt(cityView(view), seat).colour] ?? '';
}
