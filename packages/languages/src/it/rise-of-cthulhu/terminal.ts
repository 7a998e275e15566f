import type { terminal as english } from '../../en/rise-of-cthulhu/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {};
