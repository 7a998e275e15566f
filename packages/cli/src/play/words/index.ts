import type { Catalogue, Language } from '@conclave/kernel';
import { de } from './de.ts';
import { en } from './en.ts';

export type { PlayWord } from './en.ts';

export const PLAY_WORDS: Readonly<Record<Language, Catalogue>> = { en, de };
