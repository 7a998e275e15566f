import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {};
