/** What happened, folded: a chapter is a turn or a round. */
import { type AnyGame, type Catalogue, type GameEvent, type Seat, say } from '@conclave/kernel';
import { capitalised, heardBy } from '../story.ts';

export interface Chapter {
  /** The sentence that opens it; empty before the first turn. */
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface Storyteller {
  readonly game: AnyGame;
  readonly catalogue: Catalogue;
  readonly seat: Seat;
  /** The events that begin a chapter. */
  readonly chapters: readonly string[];
}

/** The events as this seat heard them, in chapters; those that need no words are left out. */
export function chaptersOf(events: readonly GameEvent[], { game, catalogue, seat, chapters }: Storyteller): Chapter[] {
  const told: { heading: string; lines: string[] }[] = [];
  for (const event of events) {
    const narrated = game.narrate(heardBy(event, seat));
    if (narrated === null) continue;
    const sentence = capitalised(say(catalogue, narrated.words));
    if (chapters.includes(event.type)) told.push({ heading: sentence, lines: [] });
    else if (told.length === 0) told.push({ heading: '', lines: [sentence] });
    else told.at(-1)?.lines.push(sentence);
  }
  return told;
}
