import { defineWords, type Say } from '../../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useDeepWords, say: sayDeep } = defineWords({ en, de });
export type DeepWord = Say<keyof typeof en>;
