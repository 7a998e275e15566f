/** A table as its screen needs it: names in every sentence, and whose place is at the bottom. */
import { type AnyGame, type Catalogue, catalogueAt, type Language, type Seat, type ToldEvent } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/protocol';
import { useMemo } from 'react';
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
  readonly told: readonly ToldEvent[];
  /** The game's words with the names in them, if somebody has them already. */
  readonly catalogue?: Catalogue;
}

/** A spectator looks from the first seat. */
export function sceneOf({ catalogue, you, seat = you ?? 0, ...source }: SceneSource): Scene {
  const { game, language, names, view } = source;
  return { ...source, you, seat, catalogue: catalogue ?? catalogueAt(game, view, names, language, you) };
}

/** What everybody at the table is called. The server gives bots names too; a table of an older version calls them by their seat. */
function namesOf(seats: readonly SeatInfo[]): readonly string[] {
  return seats.map(({ name, seat }) => name ?? String(seat + 1));
}

/** The names and the words with them. They stay the same objects for as long as nobody is called differently. */
export function useNames(
  game: AnyGame,
  view: unknown,
  seats: readonly SeatInfo[],
  language: Language,
  reader: Seat | null,
): { names: readonly string[]; catalogue: Catalogue } {
  const names = namesOf(seats);
  const said = JSON.stringify([names, game.namesAt?.(view, names, language)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on the view in nothing but these words
  return useMemo(
    () => ({ names, catalogue: catalogueAt(game, view, names, language, reader) }),
    [game, language, reader, said],
  );
}
