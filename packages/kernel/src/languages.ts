/**
 * The languages that Conclave speaks: the one list. Adding a language is a line here and a folder of its own in
 * packages/languages/src.
 */
interface LanguageEntry {
  /** What the language calls itself. */
  readonly name: string;
  /** For plurals, lists, numbers and dates. */
  readonly locale: string;
  /** Whether people can choose it. A language that is still being translated is seen by tests and `npm run i18n` alone. */
  readonly offered: boolean;
}

export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', offered: true },
  de: { name: 'Deutsch', locale: 'de', offered: true },
  fr: { name: 'Français', locale: 'fr', offered: true },
  es: { name: 'Español', locale: 'es', offered: true },
  pl: { name: 'Polski', locale: 'pl', offered: true },
  it: { name: 'Italiano', locale: 'it', offered: true },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

/** The languages that people can choose. */
export const OFFERED_LANGUAGES: readonly Language[] = ALL_LANGUAGES.filter((language) => LANGUAGES[language].offered);

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of the wanted languages (`pl`, `de-CH`) that is offered; English for everybody else. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_.]/)[0];
    const known = OFFERED_LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
