import type { events as english } from '../../en/cult-of-the-deep/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {};
