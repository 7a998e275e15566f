import type { board } from '@conclave/languages/en/rise-of-cthulhu/board';
import type { lessons } from '@conclave/languages/en/rise-of-cthulhu/lessons';
import { defineWords, type Say } from '../../../i18n/words.ts';
import type { LessonIdOf } from '../../shared/lessons.ts';

export const { useWords: useRiseWords, say: sayRise } = defineWords<typeof board>('rise-of-cthulhu/board');
export const { say: sayLesson } = defineWords<typeof lessons>('rise-of-cthulhu/lessons');
export type RiseWord = Say<keyof typeof board>;
export type LessonId = LessonIdOf<keyof typeof lessons>;
