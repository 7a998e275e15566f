import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Partial<Record<keyof typeof english, string>>> = {};
