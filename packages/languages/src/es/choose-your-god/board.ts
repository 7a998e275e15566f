import type { board as english } from '../../en/choose-your-god/board.ts';

export const board: Readonly<Partial<Record<keyof typeof english, string>>> = {};
