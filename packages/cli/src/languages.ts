/** What the command line says itself, in every language. */
import {
  ALL_LANGUAGES,
  BadInput,
  type Catalogue,
  inLanguage,
  type Language,
  OFFERED_LANGUAGES,
  preferredLanguage,
} from '@conclave/kernel';

/** The words of a part, such as `terminal` or `rise-of-cthulhu/terminal`, by language. */
export async function wordsOf(part: string): Promise<Readonly<Record<Language, Catalogue>>> {
  const words: Record<Language, Catalogue> = Object.create(null);
  for (const language of ALL_LANGUAGES) {
    const { terminal } = await import(`@conclave/languages/${language}/${part}`);
    words[language] = inLanguage(language, terminal);
  }
  return words;
}

/** The language that `--lang` names. */
export function languageNamed(code: string): Language {
  const language = OFFERED_LANGUAGES.find((one) => one === code);
  if (language !== undefined) return language;
  throw new BadInput(`unknown language ${JSON.stringify(code)}; there are: ${OFFERED_LANGUAGES.join(', ')}`);
}

/** As programs on the command line are told it: the first of these variables that says something counts. */
export function usualLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  return preferredLanguage(
    [env.LC_ALL, env.LC_MESSAGES, env.LANG]
      .filter((one) => one !== undefined && one !== '')
      .slice(0, 1)
      .map(String),
  );
}
