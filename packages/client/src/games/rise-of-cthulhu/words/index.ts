import { defineWords, type Say } from '../../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useRiseWords, say: sayRise } = defineWords({ en, de });
export type RiseWord = Say<keyof typeof en>;
