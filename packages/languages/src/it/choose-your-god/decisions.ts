import type { decisions as english } from '../../en/choose-your-god/decisions.ts';

export const decisions: Readonly<Partial<Record<keyof typeof english, string>>> = {};
