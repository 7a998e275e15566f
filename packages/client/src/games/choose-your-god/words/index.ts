import type { board } from '@conclave/languages/en/choose-your-god/board';
import type { lessons } from '@conclave/languages/en/choose-your-god/lessons';
import { defineWords, type Say } from '../../../i18n/words.ts';
import type { LessonIdOf } from '../../shared/lessons.ts';

export const { useWords: useCityWords, say: sayCity } = defineWords<typeof board>('choose-your-god/board');
export const { say: sayLesson } = defineWords<typeof lessons>('choose-your-god/lessons');
export type CityWord = Say<keyof typeof board>;
export type LessonId = LessonIdOf<keyof typeof lessons>;
