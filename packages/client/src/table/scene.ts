/** A table as its screen needs it: names in every sentence, and whose place is at the bottom. */
import type { AnyGame, Catalogue, Language, Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/protocol';
import type { Scene } from './contract.ts';

export interface SceneSource {
  readonly game: AnyGame;
  readonly view: unknown;
  /** Where the person sits who looks; null for somebody who only looks on. */
  readonly you: Seat | null;
  /** Whose place is at the bottom, if not theirs. */
  readonly seat?: Seat | undefined;
  readonly names: readonly string[];
  readonly language: Language;
}

/** A spectator looks from the first seat. */
export function sceneOf({ game, view, you, seat = you ?? 0, names, language }: SceneSource): Scene {
  return { game, view, you, seat, names, language, catalogue: catalogueWith(game, language, names) };
}

/** The game's words with the players' names in them. */
export function catalogueWith(game: AnyGame, language: Language, names: readonly string[]): Catalogue {
  const seats = Object.fromEntries(names.map((name, seat) => [`name.seat.${seat}`, name]));
  return { ...game.texts[language], ...seats };
}

/** What everybody at the table is called; a bot by its level. */
export function namesOf(seats: readonly SeatInfo[], bot: (level: string) => string): readonly string[] {
  return seats.map((one) => (one.kind === 'bot' ? bot(one.bot ?? '') : (one.name ?? String(one.seat + 1))));
}
