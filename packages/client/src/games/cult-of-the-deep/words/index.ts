import type { board } from '@conclave/languages/en/cult-of-the-deep/board';
import type { lessons } from '@conclave/languages/en/cult-of-the-deep/lessons';
import { defineWords, type Say } from '../../../i18n/words.ts';
import type { LessonIdOf } from '../../shared/lessons.ts';

export const { useWords: useDeepWords, say: sayDeep } = defineWords<typeof board>('cult-of-the-deep/board');
export const { say: sayLesson } = defineWords<typeof lessons>('cult-of-the-deep/lessons');
export type DeepWord = Say<keyof typeof board>;
export type LessonId = LessonIdOf<keyof typeof lessons>;
