/** The languages that a person can choose. */
import { LANGUAGES as ALL, type Language, OFFERED_LANGUAGES } from '@conclave/kernel';

export { preferredLanguage } from '@conclave/kernel';

export const LANGUAGES = OFFERED_LANGUAGES;

/** What a language calls itself. */
export function ownName(language: Language): string {
  return ALL[language].name;
}
