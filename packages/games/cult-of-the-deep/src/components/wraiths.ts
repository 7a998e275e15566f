/** Wraith cards (section 2.7): the dice they take upon death. What they do is in rules/wraith-abilities.ts. */
import type { Face } from './faces.ts';

/** In table order. */
export const wraiths = {
  banshee: ['dagger', 'dagger', 'blood'],
  poltergeist: ['blood', 'parchment', 'cosmos'],
  devourer: ['dagger', 'double-dagger', 'blood', 'ancient'],
  specter: ['dagger', 'blood'],
  revenant: ['blood', 'parchment', 'ancient'],
  phantom: ['dagger', 'blood', 'cosmos'],
} as const satisfies Record<string, readonly Face[]>;

export type WraithId = keyof typeof wraiths;
export const WRAITHS = Object.keys(wraiths) as WraithId[];
