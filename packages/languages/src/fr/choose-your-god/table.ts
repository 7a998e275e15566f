import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {};
