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
  5: { bonus: 0, life: 4 },
  6: { bonus: 9, life: 1 },
  7: { bonus: 1, life: 8 },
  8: { bonus: 6, life: 5 },
};

export function balancedNumbers(players: number): Numbers {
  return BALANCED[players] as Numbers;
}
