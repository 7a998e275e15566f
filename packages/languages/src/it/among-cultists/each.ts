import type { each as english } from '../../en/among-cultists/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {};
