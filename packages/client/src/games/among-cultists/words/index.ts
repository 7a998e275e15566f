import type { board } from '@conclave/languages/en/among-cultists/board';
import type { lessons } from '@conclave/languages/en/among-cultists/lessons';
import { defineWords, type Say } from '../../../i18n/words.ts';
import type { LessonIdOf } from '../../shared/lessons.ts';

export const { useWords: useAmongWords, say: sayAmong } = defineWords<typeof board>('among-cultists/board');
export const { say: sayLesson } = defineWords<typeof lessons>('among-cultists/lessons');
export type AmongWord = Say<keyof typeof board>;
export type LessonId = LessonIdOf<keyof typeof lessons>;
