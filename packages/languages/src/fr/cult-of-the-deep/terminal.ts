import type { terminal as english } from '../../en/cult-of-the-deep/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {};
