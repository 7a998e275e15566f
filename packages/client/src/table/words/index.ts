import { defineWords, type Say } from '../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useTableWords } = defineWords({ en, de });
export type TableWord = Say<keyof typeof en>;
