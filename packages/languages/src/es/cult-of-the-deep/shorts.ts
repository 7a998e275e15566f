import type { shorts as english } from '../../en/cult-of-the-deep/shorts.ts';

export const shorts: Readonly<Partial<Record<keyof typeof english, string>>> = {};
