import type { board as english } from '../../en/rise-of-cthulhu/board.ts';

export const board: Readonly<Partial<Record<keyof typeof english, string>>> = {};
