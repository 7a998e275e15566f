import type { each as english } from '../../en/rise-of-cthulhu/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {};
