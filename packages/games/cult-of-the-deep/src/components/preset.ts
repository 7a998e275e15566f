/**
 * The preset `balanced` (CD-7.10): numbers of our own by which bots of equal strength win about equally often. RULES.md has
 * what was measured before and after.
 */

export const PRESETS = ['printed', 'balanced'] as const;
export type Preset = (typeof PRESETS)[number];

/** The printed bonus of the High Priest for each Cabalist. */
export const PRINTED_BONUS = 3;

interface Numbers {
  /** The bonus in its place. */
  readonly bonus: number;
  /** Life that everybody has more than printed: more seats strike more often in a round. */
  readonly life: number;
}

/** By the number of players. */
const BALANCED: Readonly<Record<number, Numbers>> = {
  4: { bonus: PRINTED_BONUS, life: 0 },
  5: { bonus: 0, life: 2 },
  6: { bonus: 8, life: 2 },
  7: { bonus: 0, life: 4 },
  8: { bonus: 7, life: 6 },
};

export function balancedNumbers(players: number): Numbers {
  return BALANCED[players] as Numbers;
}
