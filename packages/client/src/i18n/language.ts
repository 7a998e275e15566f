/** The languages of the frame, and which one a person reads. */
import type { Language } from '@conclave/kernel';

export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The first of the person's languages that we speak; English for everybody else. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
