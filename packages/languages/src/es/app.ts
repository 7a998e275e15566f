import type { app as english } from '../en/app.ts';

export const app: Readonly<Partial<Record<keyof typeof english, string>>> = {};
