/** What the text board of Rise of Cthulhu says beside the names of the game. */
import type { terminal } from '@conclave/languages/en/rise-of-cthulhu/terminal';
import { wordsOf } from '../../languages.ts';

export type RiseWord = keyof typeof terminal;

export const RISE_WORDS = await wordsOf('rise-of-cthulhu/terminal');
