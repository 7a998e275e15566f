/** The Locations of Rise of Cthulhu as boxes beside each other: the enemy's sides above, one's own below (RC-12.1, RC-12.2). */
import type { Seat } from '@conclave/kernel';
import { padded, widthOf } from '../../terminal.ts';
import type { Ink } from '../style.ts';
import { LOCATIONS, type LocationId, type RisePen } from './rise-pen.ts';

/** Columns inside a Location's box, and of the whole box with the gap beside it. */
const INSIDE = 15;
const BOX = INSIDE + 5;

/** Even four tens fit: `^10 o10 @10 ~10`. */
const CARDS_IN_LINE = 4;

export function boxes(pen: RisePen): string[] {
  const inRow = Math.max(1, Math.min(LOCATIONS.length, Math.floor((pen.drawing.width + 1) / BOX)));
  const lines: string[] = [];
  for (let i = 0; i < LOCATIONS.length; i += inRow) lines.push(...row(pen, LOCATIONS.slice(i, i + inRow)));
  return lines;
}

/** Locations side by side. */
function row(pen: RisePen, ids: readonly LocationId[]): string[] {
  const tallest = (seat: Seat) => Math.max(...ids.map((id) => side(pen, id, seat).length));
  const drawn = ids.map((id) => box(pen, id, tallest(pen.enemy), tallest(pen.me)));
  return (drawn[0] ?? []).map((_, line) => drawn.map((one) => one[line]).join(' '));
}

/** One Location; the sides are filled up to so many lines. */
function box(pen: RisePen, id: LocationId, above: number, below: number): string[] {
  const total = (seat: Seat) => {
    const figure = String(pen.total(id, seat));
    return `${pen
      .nameOf(seat)
      .slice(0, INSIDE - 4)
      .padEnd(INSIDE - figure.length)}${pen.bold(figure)}`;
  };
  const theirs = side(pen, id, pen.enemy);
  const mine = side(pen, id, pen.me);
  const blank = (lines: number) => Array.from({ length: Math.max(0, lines) }, () => '');
  return [
    edge(pen, '┌', pen.name(id), '┐', 'bold'),
    ...[state(pen, id), ...blank(above - theirs.length), ...theirs, total(pen.enemy)].map(inBox),
    edge(pen, '├', pen.facing(id), '┤'),
    ...[total(pen.me), ...mine, ...blank(below - mine.length)].map(inBox),
    edge(pen, '└', '', '┘'),
  ];
}

/** A line of a box with words in it: `┌ Arkham ────────┐`. */
function edge(pen: RisePen, left: string, words: string, right: string, ink?: Ink): string {
  const short = words.slice(0, INSIDE);
  const label = short === '' ? '─' : ` ${ink === undefined ? short : pen.drawing.paint(ink, short)} `;
  return `${left}${label}${'─'.repeat(INSIDE + 2 - widthOf(label))}${right}`;
}

function state(pen: RisePen, id: LocationId): string {
  const { oldOne, double } = pen.view.locations[id];
  if (oldOne !== null) {
    const locked = pen.words('locked', { oldOne: pen.name(oldOne) }) + (double ? pen.words('twice') : '');
    return pen.drawing.paint('magenta', locked);
  }
  return pen.view.hunter === id ? pen.drawing.paint('red', pen.words('huntedMark')) : pen.words('open');
}

/** The cards of one side in lines that fit into a box. */
function side(pen: RisePen, id: LocationId, seat: Seat): string[] {
  const { cultists, attachments } = pen.view.locations[id].sides[seat as 0 | 1];
  const lines: string[] = [];
  const sorted = pen.sorted(cultists);
  for (let i = 0; i < sorted.length; i += CARDS_IN_LINE) lines.push(sorted.slice(i, i + CARDS_IN_LINE).join(' '));
  return [...lines, ...attachments.map((card) => `+ ${pen.name(card)}`.slice(0, INSIDE))];
}

function inBox(line: string): string {
  return `│ ${padded(line, INSIDE)} │`;
}
