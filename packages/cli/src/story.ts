/** A game told in words. */
import {
  type AnyGame,
  type Catalogue,
  type GameEvent,
  type Observer,
  say,
  type ToldEvent,
  toldTo,
} from '@conclave/kernel';

/** Somebody who was told every secret: for looking back at a game. */
export type Listener = Observer | 'everybody';

export function heardBy(event: GameEvent, listener: Listener): ToldEvent {
  if (listener !== 'everybody') return toldTo(event, listener);
  if (event.secret === undefined) return event;
  const { secret, ...open } = event;
  const { to: _, ...inside } = secret;
  return { ...open, ...inside };
}

/** The events' sentences as the listener heard them; events that need no words are left out. */
export function sentences(
  game: AnyGame,
  catalogue: Catalogue,
  events: readonly GameEvent[],
  listener: Listener,
): string[] {
  return events.flatMap((event) => {
    const told = game.narrate(heardBy(event, listener));
    return told === null ? [] : [capitalised(say(catalogue, told.words))];
  });
}

/** Names such as "your cult" may stand at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
