import type { options as english } from '../../en/among-cultists/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {};
