/** Draws a text board inside a test. */
import type { AnyGame } from '@conclave/kernel';
import { catalogueAt } from '@conclave/kernel';
import { withoutSoftHyphens } from '../at-table.ts';
import { namesAtTable } from '../names.ts';
import { unpaintedPaint } from '../style.ts';
import type { Drawing } from './board.ts';
import { boardOf } from './index.ts';

export interface Look extends Partial<Drawing> {
  /** What the seat saw when it was last asked. */
  readonly before?: unknown;
}

/** The view of the seat (0 where nothing else is said) as lines; 80 columns, as short as can be, English. */
export function drawn(game: AnyGame, state: unknown, seats: number, look: Look = {}): string[] {
  const { seat = 0, language = 'en', before = null } = look;
  const view = game.viewOf(state, seat);
  const names = namesAtTable(seats, seat, language, 'test');
  const catalogue = withoutSoftHyphens(catalogueAt(game, view, names, language, seat));
  const drawing = { seat, names, language, catalogue, paint: unpaintedPaint, width: 80, rows: 0, ...look };
  return boardOf(game.id).draw(view, drawing, before);
}
