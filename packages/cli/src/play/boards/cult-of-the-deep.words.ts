/** What the text board of Cult of the Deep says beside the names of the game. */
import type { terminal } from '@conclave/languages/en/cult-of-the-deep/terminal';
import { wordsOf } from '../../languages.ts';

export type DeepWord = keyof typeof terminal;

export const DEEP_WORDS = await wordsOf('cult-of-the-deep/terminal');
