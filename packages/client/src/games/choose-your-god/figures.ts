import type { Figure } from '../../table/contract.ts';
import lines from './lines.module.css';
import { type PlayerView, playerAt } from './things.ts';
import { cityView } from './view.ts';

/** What a game looks like as curves: Followers, coins, Altars, Mobs, and Influence in the whole city. */
export function figures(given: unknown): readonly Figure[] {
  const view = cityView(given);
  const bySeat = (figure: (player: PlayerView) => number) => view.players.map(figure);
  const influence = view.players.map((_, seat) =>
    Object.values(view.locations).reduce((sum, one) => sum + (one.influence[seat] ?? 0), 0),
  );
  return [
    { id: 'followers', name: { en: 'Followers', de: 'Anhänger' }, bySeat: bySeat(({ followers }) => followers) },
    { id: 'coins', name: { en: 'Coins', de: 'Münzen' }, bySeat: bySeat(({ coins }) => coins) },
    { id: 'altars', name: { en: 'Altars', de: 'Altäre' }, bySeat: bySeat(({ altars }) => altars.length) },
    { id: 'mobs', name: { en: 'Mobs', de: 'Mobs' }, bySeat: bySeat(({ mobs }) => mobs) },
    { id: 'influence', name: { en: 'Influence in the city', de: 'Einfluss in der Stadt' }, bySeat: influence },
  ];
}

export function roundOf(view: unknown): number {
  return cityView(view).round;
}

export function paintOf(view: unknown, seat: number): string {
  return lines[playerAt(cityView(view), seat).colour] ?? '';
}
