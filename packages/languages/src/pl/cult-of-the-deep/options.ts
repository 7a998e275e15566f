import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {};
