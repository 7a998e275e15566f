/** The words of a language as the game says them: with the names of the fifty Cultists, "Jade 6". */
import { type Catalogue, say } from '@conclave/kernel';
import type { texts } from '@conclave/languages/en/rise-of-cthulhu/index';
import { CULTISTS, colourOf, valueOfCultist } from '../components/cultists.ts';

export type TextKey = keyof typeof texts;

export function catalogueOf(words: Catalogue): Catalogue {
  const cultists = CULTISTS.map((id) => {
    const gaps = { colour: colourOf(id), value: valueOfCultist(id) };
    return [`name.${id}`, say(words, { key: 'each.cultist', gaps })];
  });
  return { ...words, ...Object.fromEntries(cultists) };
}
