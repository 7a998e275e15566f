/** What a question looks like: the board, what happened since the last one, the question and its options, in this order. */
import { padded, widthOf, wrap } from '../terminal.ts';
import type { Chapter } from './log.ts';
import type { Paint } from './style.ts';

const MOST_COLUMNS = 3;
/** So few are listed below each other, even where they would fit beside each other. */
const IN_ONE_COLUMN = 4;

/** Numbered lines, in columns where there are many short ones. */
export function numbered(labels: readonly string[], width: number): string[] {
  const digits = String(labels.length).length;
  const indent = digits + 3;
  const items = labels.map((label, i) => ` ${String(i + 1).padStart(digits)}  ${label}`);
  const widest = Math.max(0, ...items.map(widthOf)) + 2;
  const columns = labels.length <= IN_ONE_COLUMN ? 1 : Math.min(MOST_COLUMNS, Math.floor((width + 2) / widest));
  if (columns < 2) return items.flatMap((item) => wrap(item, width, ' '.repeat(indent)).split('\n'));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => padded(items[column * rows + row] ?? '', widest))
      .join('')
      .trimEnd(),
  );
}

/** The news, a paragraph for each turn, in at most so many lines: what is newest stays. */
export function newsIn(chapters: readonly Chapter[], lines: number, { width, paint, earlier }: NewsWords): string[] {
  const sentences = chapters.flatMap(({ heading, lines: told }) => [
    ...(heading === '' ? [] : [{ text: heading, isHeading: true }]),
    ...told.map((text) => ({ text, isHeading: false })),
  ]);
  for (let dropped = 0; dropped < sentences.length; dropped++) {
    const paragraphs = paragraphsOf(sentences.slice(dropped), paint);
    const first = dropped === 0 ? [] : [paint('dim', earlier(dropped))];
    const text = [...first, ...paragraphs].flatMap((one) => wrap(one, width, '  ').split('\n'));
    if (text.length <= lines) return text;
  }
  return [];
}

interface NewsWords {
  readonly width: number;
  readonly paint: Paint;
  earlier(count: number): string;
}

function paragraphsOf(sentences: readonly { text: string; isHeading: boolean }[], paint: Paint): string[] {
  const paragraphs: string[] = [];
  for (const { text, isHeading } of sentences) {
    if (isHeading || paragraphs.length === 0) paragraphs.push(isHeading ? paint('bold', text) : text);
    else paragraphs.push(`${paragraphs.pop()} ${text}`);
  }
  return paragraphs;
}

export interface Parts {
  readonly board: readonly string[];
  readonly news: (lines: number) => readonly string[];
  /** The question and its options. */
  readonly below: readonly string[];
}

/** News get so many lines at the least, if there are any. */
export const LEAST_NEWS = 2;
/** Where there is room for more news than this, the parts stand apart. */
const ROOM_TO_BREATHE = 5;

/** A screen of so many lines, the last of which is for the answer. A board that is too tall is cut, and `cut` says so. */
export function filling({ board, news, below }: Parts, rows: number, cut: string): string[] {
  const room = Math.max(1, rows - below.length - 1);
  const least = Math.min(LEAST_NEWS, news(LEAST_NEWS).length);
  const most = Math.max(1, room - least);
  const shown = board.length > most ? [...board.slice(0, most - 1), cut] : board;
  const left = room - shown.length;
  const gap = left >= ROOM_TO_BREATHE ? [''] : [];
  const told = news(left - 2 * gap.length);
  return [...shown, ...(told.length === 0 ? [] : gap), ...told, ...gap, ...below];
}
