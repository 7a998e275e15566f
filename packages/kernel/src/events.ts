import type { Observer, Seat } from './seats.ts';

/** The part of an event that only the seats in `to` are told. */
export type Secret<T> = { readonly to: readonly Seat[] } & T;

/**
 * Something that happened, as people watch it, logs keep it and animations run on it. Everything in it is public, except
 * `secret`, which only the seats in `to` are told. A game has a closed union of these.
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[] };
}

/** An event of any game as somebody was told it, for code that does not know the game: only its type can be read. */
export interface ToldEvent {
  readonly type: string;
}

/** An event of a game as somebody was told it: the secret part is there as a whole, or not at all. */
export type Told<E extends GameEvent> = E extends { readonly secret: infer X }
  ? Omit<E, 'secret'> & (Inside<X> | Withheld<X>)
  : E;
type Inside<X> = { readonly [K in keyof X as Exclude<K, 'to'>]: X[K] };
type Withheld<X> = { readonly [K in keyof X as Exclude<K, 'to'>]?: never };

/** The event as this observer is told it: the secret part opened for those it is meant for, and gone for all others. */
export function toldTo<E extends GameEvent>(event: E, observer: Observer): Told<E> {
  return openedFor(event, observer) as Told<E>;
}

function openedFor(event: GameEvent, observer: Observer): ToldEvent {
  if (event.secret === undefined) return event;
  const { secret, ...open } = event;
  if (observer === 'spectator' || !secret.to.includes(observer)) return open;
  const { to: _, ...inside } = secret;
  return { ...open, ...inside };
}
