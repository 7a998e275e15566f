import { useCallback } from 'react';
import { type Answer, useAnswer } from '../app/useAnswer.ts';
import { useLanguage } from '../i18n/words.ts';
import { type OpenBook, openBook } from './open-book.ts';

/** The game's book in the reader's language, once it is there. */
export function useBook(game: string): Answer<OpenBook> {
  const language = useLanguage();
  return useAnswer(useCallback(() => openBook(game, language), [game, language]));
}
