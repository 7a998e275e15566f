import type { GameEvent } from './events.ts';
import type { Context } from './machine.ts';
import type { Seat } from './seats.ts';

/** What a card or ability does at moments of a game's closed list `M`: a moment's name, and what it is about. */
export type Triggers<S, M, E extends GameEvent> = {
  readonly [K in keyof M]?: (state: S, me: Seat, moment: M[K], ctx: Context<E>) => void;
};

/**
 * Makes a game's `happen`. `listeners` gives whoever has triggers, in the rulebook's order (the active seat first, then
 * clockwise): that order stands in this one function.
 */
export function moments<S, M, E extends GameEvent>(
  listeners: (state: S) => Iterable<{ readonly seat: Seat; readonly on: Triggers<S, M, E> }>,
) {
  return function happen<K extends keyof M>(state: S, name: K, moment: M[K], ctx: Context<E>): void {
    // The list is taken first: a trigger that adds or removes a listener counts from the next moment on.
    for (const { seat, on } of [...listeners(state)]) on[name]?.(state, seat, moment, ctx);
  };
}
