import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {};
