import type { box as english } from '../../en/among-cultists/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {};
