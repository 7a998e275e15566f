/** 7: No text lies under something else: at three points of every line the text is what one sees. */
import type { Finding } from '../finding.ts';
import { isUnderFoot, nameOf } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { paintsAt } from '../page/paint.ts';
import { OPENED, regionOf } from '../page/table.ts';
import { type TextLine, textLines } from '../page/text.ts';

/** What the app itself has to say for some seconds. */
const TOASTS = '[data-toasts], [class*="_toast"]';

export function covered({ state }: Facts): Finding[] {
  const undo = letEverythingBeHit();
  try {
    return textLines().flatMap((line) => coveredLine(line, state));
  } finally {
    undo();
  }
}

/** The lines that nothing lies over. */
export function uncovered(lines: readonly TextLine[]): TextLine[] {
  const undo = letEverythingBeHit();
  try {
    return lines.filter((line) => coverOf(line) === null);
  } finally {
    undo();
  }
}

/** What lies over a line at one of three points. */
function coverOf({ visible, element, box }: TextLine): Element | null {
  // A sliver at the edge of a scroller is no text yet.
  if (visible.width < 3 || visible.height < box.height / 2) return null;
  const y = visible.top + visible.height / 2;
  const covers = [0.15, 0.5, 0.85].map((part) => coverAt(element, visible.left + visible.width * part, y));
  return covers.find((cover) => cover !== null) ?? null;
}

function coveredLine(line: TextLine, state: Facts['state']): Finding[] {
  const { element } = line;
  const cover = coverOf(line);
  if (cover === null || mayCover(cover, element, state)) return [];
  return [{ check: 7, element: nameOf(element), sentence: `its text lies under ${nameOf(cover)} (${state})` }];
}

/** What is drawn over the text there; null when nothing is. */
function coverAt(element: Element, x: number, y: number): Element | null {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.indexOf(element);
  // Text that stands out of its element is not hit; then the nearest ancestor that is hit tells what lies over both.
  const depth = own >= 0 ? own : stack.findIndex((one) => one.contains(element));
  if (depth < 0) return null;
  // What is met twice is met first by its `::after`, a ring say: its own ground lies deeper.
  const below = new Set(stack.slice(depth));
  const above = stack.slice(0, depth).filter((one) => !below.has(one) && !one.contains(element));
  const covers = above.filter((one) => paintsAt(one, x, y));
  // The mark of a scroller lies over everything: what else lies there was there before it.
  return covers.find((one) => !one.matches('[data-more]')) ?? covers[0] ?? null;
}

function mayCover(cover: Element, element: Element, state: Facts['state']): boolean {
  const isInBar = regionOf('bar')?.contains(element) === true;
  if (cover.closest(OPENED) !== null && !isInBar) return true;
  if (cover.closest(TOASTS) !== null) return true;
  if (state === 'page' && isUnderFoot(element, cover)) return true;
  // What a scroller cuts off is read by scrolling; its mark says that there is more.
  if (cover.matches('[data-more]') && element.closest('[data-scroll]') !== null) return true;
  const isMoment = cover.closest('[data-moment]') !== null;
  return isMoment && state === 'moment' && regionOf('board')?.contains(element) === true;
}

/** What lets touches through is seen all the same: while we look, everything can be hit. */
function letEverythingBeHit(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  return () => {
    document.adoptedStyleSheets = before;
  };
}
