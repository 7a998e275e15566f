import type { names as english } from '../../en/among-cultists/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {};
