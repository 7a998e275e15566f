/** Where long names may be broken: browsers do not always know. A soft hyphen is seen only where a line ends. */
import type { Language } from '@conclave/kernel';
import { languageNow } from './words.ts';

const SEAMS = /(?<=\p{L}{4})(viertel|wasser|tunnel|handel|herrschaft|suchung|losigkeit|werdung|zauberung|stehung)/gu;

/** These break between syllables: after a vowel, before one consonant or a pair that begins a syllable. */
const BY_SYLLABLE: ReadonlySet<Language> = new Set(['fr', 'es', 'pl', 'it']);
const VOWELS = 'aeiouyąęóàâáéèêëíìîïòôúùûü';
const SYLLABLES = new RegExp(
  `(?<=\\p{L}{2}[${VOWELS}])(?=(?:sz|cz|rz|[cpt]h|dz|dź|dż|[bcdfgpt][lr]|[^${VOWELS}\\P{L}])[${VOWELS}]\\p{L})`,
  'giu',
);
/** Shorter words fit wherever names stand. */
const LONG_WORD = /\p{L}{9,}/gu;

export function withSoftHyphens(name: string, language: Language = languageNow()): string {
  if (BY_SYLLABLE.has(language)) return name.replace(LONG_WORD, (word) => word.replace(SYLLABLES, '\u00AD'));
  return name.replace(SEAMS, '\u00AD$1');
}
