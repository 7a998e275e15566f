import { useMemo } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';

/** Whether the observer's first turn is over: their second has begun, or a whole round has gone by. */
export function useHasDecided(loaded: LoadedGame, { told, names }: Scene): boolean {
  const turns = useMemo(() => told.filter((event) => loaded.beginsTurn?.(event)).length, [loaded, told]);
  return turns > names.length;
}
