import type { terminal } from '@conclave/languages/en/terminal';
import { wordsOf } from '../../languages.ts';

export type PlayWord = keyof typeof terminal;

export const PLAY_WORDS = await wordsOf('terminal');
