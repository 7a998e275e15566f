/** Names that are a word and a number in every language: seats and altars. */
import type { Catalogue } from '@conclave/kernel';
import { ALTARS } from '../components/altars.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

export function numberedNames(words: { readonly seat: string; readonly altar: string }): Catalogue {
  const names: Record<string, string> = {};
  for (const seat of SEATS) names[`name.seat.${seat}`] = `${words.seat} ${seat + 1}`;
  for (const [i, altar] of ALTARS.entries()) names[`name.${altar}`] = `${words.altar} ${i + 1}`;
  return names;
}
