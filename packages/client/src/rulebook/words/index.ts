import { defineWords } from '../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useBookWords } = defineWords({ en, de });
