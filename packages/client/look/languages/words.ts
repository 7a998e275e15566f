/** What is wrong with the words of a page in one language: keys, gaps and English that were left, marks of another language. */
import type { Language } from '@conclave/kernel';
import { faultsOfText, withoutTitles } from '@conclave/languages/check/faults';

const KEY = /(?<![\w/.@])[a-z][\w-]*(?:\.[a-z][\w-]*)+(?![\w/])/i;
/** Two words of letters: one alone may be the same in two languages. */
const SENTENCE = /\p{L}{2,}[\s,:]+\p{L}{3,}/u;

export interface Saying {
  readonly language: Language;
  readonly texts: readonly string[];
  /** The same screen in English. */
  readonly english: readonly string[];
  /** Names of people and bots, which are nobody's language. */
  readonly names: readonly string[];
}

export function faultsOfPage({ language, texts, english, names }: Saying): string[] {
  const theirs = new Set(english);
  return texts.flatMap((whole) => {
    const text = names.reduce((left, name) => left.replaceAll(name, '◆'), whole);
    const faults = [...faultsOfText(language, text)];
    const key = KEY.exec(withoutTitles(text));
    if (key !== null) faults.push(`shows the key ${key[0]}`);
    if (/[{}]/.test(text)) faults.push('shows a gap');
    if (language !== 'en' && theirs.has(whole) && SENTENCE.test(withoutTitles(text)))
      faults.push('is the same in English');
    return faults.map((fault) => `${fault}: “${whole}”`);
  });
}
