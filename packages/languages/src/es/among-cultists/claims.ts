import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Partial<Record<keyof typeof english, string>>> = {};
