import type { Observer, Seat } from './seats.ts';

/**
 * Something that happened, as people watch it, logs keep it and animations run on it. Everything in it is public, except
 * `secret`, which only the seats in `to` are told.
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[]; readonly [key: string]: unknown };
  readonly [key: string]: unknown;
}

/** An event as somebody was told it. */
export interface ToldEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The event as this observer is told it: the secret part opened for those it is meant for, and gone for all others. */
export function toldTo(event: GameEvent, observer: Observer): ToldEvent {
  if (event.secret === undefined) return event;
  const { secret, ...open } = event;
  if (observer === 'spectator' || !secret.to.includes(observer)) return open;
  const { to: _, ...inside } = secret;
  return { ...open, ...inside };
}
