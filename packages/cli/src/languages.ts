/** What the command line says itself, in every language. */
import { ALL_LANGUAGES, type Catalogue, inLanguage, type Language } from '@conclave/kernel';

/** The words of a part, such as `terminal` or `rise-of-cthulhu/terminal`, by language. */
export async function wordsOf(part: string): Promise<Readonly<Record<Language, Catalogue>>> {
  const words: Record<Language, Catalogue> = Object.create(null);
  for (const language of ALL_LANGUAGES) {
    const { terminal } = await import(`@conclave/languages/${language}/${part}`);
    words[language] = inLanguage(language, terminal);
  }
  return words;
}
