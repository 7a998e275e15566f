import type { choices as english } from '../../en/cult-of-the-deep/choices.ts';

export const choices: Readonly<Partial<Record<keyof typeof english, string>>> = {};
