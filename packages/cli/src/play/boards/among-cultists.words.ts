/** What the text board of Among Cultists says beside the names of the game. */
import type { terminal } from '@conclave/languages/en/among-cultists/terminal';
import { wordsOf } from '../../languages.ts';

export type AmongWord = keyof typeof terminal;

export const AMONG_WORDS = await wordsOf('among-cultists/terminal');
