import type { book as english } from '../en/book.ts';

export const book: Readonly<Partial<Record<keyof typeof english, string>>> = {};
