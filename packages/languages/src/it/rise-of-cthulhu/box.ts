import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {};
