import type { terminal as english } from '../../en/choose-your-god/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {};
