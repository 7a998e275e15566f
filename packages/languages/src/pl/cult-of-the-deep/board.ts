import type { board as english } from '../../en/cult-of-the-deep/board.ts';

export const board: Readonly<Partial<Record<keyof typeof english, string>>> = {};
