import type { Figure } from '../../table/contract.ts';
import hues from './pieces/hues.module.css';
import { playerAt } from './things.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

/** What a game of Cult of the Deep looks like as curves: life, coins, rituals kept. By player, wherever each sits. */
export function figures(given: unknown): readonly Figure[] {
  const view = deepView(given);
  const bySeat = (figure: (player: ReturnType<typeof playerAt>) => number) =>
    view.sitting.map((seat) => figure(playerAt(view, seat)));
  return [
    { id: 'life', name: sayDeep('deep.figure.life'), bySeat: bySeat(({ life }) => life) },
    {
      id: 'coins',
      name: sayDeep('deep.figure.coins'),
      bySeat: bySeat(({ coins }) => coins.chant + coins.siren + coins.necromancer),
    },
    {
      id: 'rituals',
      name: sayDeep('deep.figure.rituals'),
      bySeat: bySeat(({ keeps }) => keeps.length),
    },
  ];
}

export function roundOf(view: unknown): number {
  return deepView(view).round;
}

export function paintOf(): string {
  return hues.hue ?? '';
}
