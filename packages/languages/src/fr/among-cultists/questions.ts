import type { questions as english } from '../../en/among-cultists/questions.ts';

export const questions: Readonly<Partial<Record<keyof typeof english, string>>> = {};
