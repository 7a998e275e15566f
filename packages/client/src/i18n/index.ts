import { de } from './de.ts';
import { en } from './en.ts';
import { defineWords } from './words.ts';

export const { useWords, say } = defineWords<typeof en>({ en, de });
export type WordKey = keyof typeof en;
