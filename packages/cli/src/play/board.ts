/** Tables drawn with letters, one drawing a game. */
import type { Catalogue, Language, Seat } from '@conclave/kernel';
import { stringify } from 'yaml';
import { riseBoard } from './rise-of-cthulhu.ts';
import type { Paint } from './style.ts';

export interface Drawing {
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly paint: Paint;
  /** Columns of the screen. */
  readonly width: number;
}

/** Draws what a seat sees, as lines. */
export type Board<V> = (view: V, drawing: Drawing) => string[];

// biome-ignore lint/suspicious/noExplicitAny: each drawing knows the views of its own game
const BOARDS: Readonly<Record<string, Board<any>>> = { 'rise-of-cthulhu': riseBoard };

export function boardOf(game: string): Board<unknown> {
  return BOARDS[game] ?? outline;
}

/** For games without a drawing: the view as an outline. */
function outline(view: unknown): string[] {
  return stringify(view).trimEnd().split('\n');
}
