import type { terminal as english } from '../en/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {};
