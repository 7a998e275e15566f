import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {};
