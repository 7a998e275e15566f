/** States that were stored by earlier versions, brought to the present shape. Each step knows only the shapes of its time. */
import type { Game } from '@conclave/kernel';

/** Version 1: offers in the making lay in the frames, and an altar knew whether its ritual had come this turn. */
interface FirstState {
  readonly stack: readonly FirstFrame[];
  readonly players: readonly object[];
  readonly altars: readonly { readonly isNew?: boolean }[];
}

interface FirstFrame {
  readonly rule: string;
  readonly proposed?: unknown;
  readonly proposals?: unknown;
  readonly draft?: unknown;
}

export const migrations: NonNullable<Game['migrations']> = {
  1: (state) => {
    const s = state as FirstState;
    return {
      ...s,
      stack: s.stack.map(({ proposed: _, proposals: __, draft: ___, ...frame }) => frame),
      players: s.players.map((player) => ({ ...player, proposals: 0, draft: null, withdrawn: 0 })),
      altars: s.altars.map(({ isNew: _, ...altar }) => altar),
      facelessLent: null,
      transmuted: [],
    };
  },
};
