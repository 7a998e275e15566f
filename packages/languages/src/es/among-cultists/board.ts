import type { board as english } from '../../en/among-cultists/board.ts';

export const board: Readonly<Partial<Record<keyof typeof english, string>>> = {};
