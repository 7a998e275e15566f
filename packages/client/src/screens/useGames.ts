import { useCallback } from 'react';
import { useAnswer } from '../app/useAnswer.ts';
import { api } from '../core/api.ts';
import { useLanguage } from '../i18n/words.ts';

/** The games with their options, in the language that is read. */
export function useGames() {
  const language = useLanguage();
  return useAnswer(useCallback(() => api.games(language), [language]));
}
