import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {};
