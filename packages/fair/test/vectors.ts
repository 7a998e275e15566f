import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FairSource } from '../src/index.ts';

export interface Vector extends FairSource {
  readonly name: string;
  readonly commitment: string;
  readonly key: string;
  /** The words that follow when so many were used. */
  readonly words: readonly { readonly used: number; readonly words: readonly number[] }[];
  /** One after another from the beginning of the stream. */
  readonly draws: readonly (
    | { readonly below: number; readonly gives: readonly number[] }
    | { readonly shuffle: readonly string[]; readonly gives: readonly string[] }
  )[];
  /** How many words the draws used, and the word that comes after them. */
  readonly used: number;
  readonly nextWord: number;
}

export const VECTORS_FILE = fileURLToPath(new URL('./vectors.json', import.meta.url));

export function readVectors(): readonly Vector[] {
  return JSON.parse(readFileSync(VECTORS_FILE, 'utf8')).vectors;
}
