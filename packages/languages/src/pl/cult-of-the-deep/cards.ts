import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {};
