import type { terminal as english } from '../../en/among-cultists/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {};
