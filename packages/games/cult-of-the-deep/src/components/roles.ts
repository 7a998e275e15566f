/** Roles (section 2.4) and the sets for each player count (CD-3.1, CD-3.2). */
import type { DeepOptions } from '../options.ts';

export const ROLES = ['high-priest', 'faithful', 'cabalist', 'repentant-heretic', 'vengeful-heretic'] as const;
export type RoleId = (typeof ROLES)[number];

export function isHeretic(role: RoleId): boolean {
  return role === 'repentant-heretic' || role === 'vengeful-heretic';
}

interface RoleCounts {
  readonly faithful: number;
  readonly cabalists: number;
  readonly heretics: readonly RoleId[];
}

const ONE_HERETIC: Readonly<Record<number, RoleCounts>> = {
  4: { faithful: 1, cabalists: 2, heretics: ['repentant-heretic'] },
  5: { faithful: 1, cabalists: 2, heretics: ['vengeful-heretic'] },
  6: { faithful: 1, cabalists: 3, heretics: ['repentant-heretic'] },
  7: { faithful: 2, cabalists: 3, heretics: ['vengeful-heretic'] },
  8: { faithful: 2, cabalists: 4, heretics: ['repentant-heretic'] },
};

const BOTH = ['repentant-heretic', 'vengeful-heretic'] as const;
const HERESY: Readonly<Record<number, RoleCounts>> = {
  6: { faithful: 1, cabalists: 2, heretics: BOTH },
  7: { faithful: 1, cabalists: 3, heretics: BOTH },
  8: { faithful: 2, cabalists: 3, heretics: BOTH },
};

/** Every role in the game, the High Priest first; with four players he is the automated one. */
export function roleSet(players: number, options: DeepOptions): RoleId[] {
  const counts = (options.heresy === 'on' ? HERESY : ONE_HERETIC)[players];
  if (counts === undefined) throw new Error(`there is no role set for ${players} players`);
  const wrathReplacesRemorse =
    players === 8 && options.edition === 'first' && options.necromancer !== 'off' && options.heresy === 'off';
  const heretics: readonly RoleId[] = wrathReplacesRemorse ? ['vengeful-heretic'] : counts.heretics;
  return [
    'high-priest',
    ...Array<RoleId>(counts.faithful).fill('faithful'),
    ...Array<RoleId>(counts.cabalists).fill('cabalist'),
    ...heretics,
  ];
}
