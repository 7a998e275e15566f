import type { names as english } from '../../en/choose-your-god/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {};
