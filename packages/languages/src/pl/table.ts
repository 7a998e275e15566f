import type { table as english } from '../en/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {};
