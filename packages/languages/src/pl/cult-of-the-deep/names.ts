import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {};
