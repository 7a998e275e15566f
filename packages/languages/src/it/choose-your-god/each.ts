import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {};
