import type { hints as english } from '../en/hints.ts';

export const hints: Readonly<Partial<Record<keyof typeof english, string>>> = {};
