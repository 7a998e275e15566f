import type { BotSettings } from './bot.ts';

/** How much a decision may cost. */
export interface Limits {
  readonly milliseconds: number;
  readonly iterations: number;
}

/**
 * The usual limits, changed by what was set. A time limit is only ever a bound, so the usual number of iterations stays
 * beside it. Iterations that are set alone take the clock away: the same seed then gives the same choice on any machine.
 */
export function limitsOf(settings: BotSettings, usual: Limits): Limits {
  const { milliseconds, iterations } = settings;
  if (iterations === undefined) return { ...usual, milliseconds: milliseconds ?? usual.milliseconds };
  return { iterations, milliseconds: milliseconds ?? Number.POSITIVE_INFINITY };
}
