import { defineWords, type Say } from '../../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const { useWords: useCityWords, say: sayCity } = defineWords({ en, de });
export type CityWord = Say<keyof typeof en>;
