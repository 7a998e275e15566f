import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {};
