import type { texts as english } from '../../en/rise-of-cthulhu/texts.ts';

export const texts: Readonly<Partial<Record<keyof typeof english, string>>> = {};
