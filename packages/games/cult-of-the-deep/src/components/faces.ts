/** Dice faces (section 2.2). */

/** In the rulebook's order, which the result tables share. */
export const FACES = ['dagger', 'double-dagger', 'blood', 'parchment', 'ancient', 'cosmos'] as const;
export type Face = (typeof FACES)[number];

/** Everything but the Double Dagger, which no coin and no gift can make (CD-2.6). */
export const MILD_FACES = FACES.filter((face) => face !== 'double-dagger');

/** Faces that do nothing on a player by themselves (CD-4.27). */
export const RITUAL_FACES = ['parchment', 'ancient', 'cosmos'] as const;

export const KRAKEN_FACES = [0, 1, 1, 2, 2, 3] as const;

export function isRitualFace(face: Face): boolean {
  return face === 'parchment' || face === 'ancient' || face === 'cosmos';
}

export function isDagger(face: Face): boolean {
  return face === 'dagger' || face === 'double-dagger';
}

/** How much life a face takes from a player it lies on. */
export function harmOf(face: Face): number {
  return face === 'double-dagger' ? 2 : face === 'dagger' ? 1 : 0;
}
