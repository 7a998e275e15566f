import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {};
