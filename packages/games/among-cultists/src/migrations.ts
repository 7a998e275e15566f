/** States that were stored by earlier versions, brought to the present shape. Each step knows only the shapes of its time. */
import type { Game } from '@conclave/kernel';

export const migrations: NonNullable<Game['migrations']> = {
  // Version 1: whoever stood where an Item fell could pick it up.
  1: (state) => {
    const s = state as { readonly players: readonly object[] };
    return { ...s, players: s.players.map((player) => ({ ...player, fellBeside: [] })) };
  },
};
