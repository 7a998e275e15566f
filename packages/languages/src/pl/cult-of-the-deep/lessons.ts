import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {};
