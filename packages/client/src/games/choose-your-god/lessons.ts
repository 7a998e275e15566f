import type { Lesson } from '../../table/contract.ts';

export const lessons: readonly Lesson[] = [];
