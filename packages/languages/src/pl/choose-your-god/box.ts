import type { box as english } from '../../en/choose-your-god/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {};
