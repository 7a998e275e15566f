/** The balance meter of the lobby (AC-7.4): it warns and never forbids. */
import { figuresFor } from './components/figures.ts';
import { roles, type SpecialRole } from './components/roles.ts';

export interface Balance {
  /** The sum of the chosen roles' loyalty: above 0 it helps the Investigators, below 0 the Cultists. */
  readonly loyalty: number;
  readonly recommended: { readonly from: number; readonly to: number };
  readonly isOutside: boolean;
  /** Chosen roles for which another number of players is recommended. */
  readonly unusual: readonly SpecialRole[];
}

export function balanceOf(chosen: readonly SpecialRole[], seats: number): Balance {
  const recommended = figuresFor(seats).cultists === 1 ? { from: -1, to: 2 } : { from: -2, to: 5 };
  const loyalty = chosen.reduce((sum, role) => sum + roles[role].loyalty, 0);
  return {
    loyalty,
    recommended,
    isOutside: loyalty < recommended.from || loyalty > recommended.to,
    unusual: chosen.filter((role) => seats < roles[role].players[0] || seats > roles[role].players[1]),
  };
}
