import type { questions as english } from '../../en/cult-of-the-deep/questions.ts';

export const questions: Readonly<Partial<Record<keyof typeof english, string>>> = {};
