import type { log as english } from '../../en/choose-your-god/log.ts';

export const log: Readonly<Partial<Record<keyof typeof english, string>>> = {};
