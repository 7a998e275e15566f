import { defineWords } from '../../i18n/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type TableWordKey = keyof typeof en;

export const { useWords: useTableWords } = defineWords({ en, de });
