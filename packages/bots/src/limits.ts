import type { BotSettings } from './bot.ts';

/** How much a decision may cost. */
export interface Limits {
  readonly milliseconds: number;
  readonly iterations: number;
}

/**
 * The defaults, overridden by the settings. A time limit is only an upper bound, so the default number of iterations still
 * applies beside it. With iterations alone there is no clock, and the same seed gives the same choice on any machine.
 */
export function limitsOf(settings: BotSettings, usual: Limits): Limits {
  const { milliseconds, iterations } = settings;
  if (iterations === undefined) return { ...usual, milliseconds: milliseconds ?? usual.milliseconds };
  return { iterations, milliseconds: milliseconds ?? Number.POSITIVE_INFINITY };
}
