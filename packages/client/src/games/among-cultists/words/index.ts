import { defineWords, type Say } from '../../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useAmongWords, say: sayAmong } = defineWords({ en, de });
export type AmongWord = Say<keyof typeof en>;
