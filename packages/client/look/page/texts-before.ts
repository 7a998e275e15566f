/** The texts in a part of the screen, to be found again after somebody pointed or touched. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isShown, nameOf } from './dom.ts';
import { OPENED } from './table.ts';
import { lineBoxes, textLines } from './text.ts';

export interface TextBox {
  readonly name: string;
  readonly box: Box;
  /** The part of it that is not cut off. */
  readonly visible: Box;
  /** A card in a hand or fan may rise. */
  readonly mayRise: boolean;
}

export interface TextAfter {
  /** Null when the text is gone. */
  readonly box: Box | null;
  /** Something was opened over it. */
  readonly isUnderOpened: boolean;
}

/** What is there to change when somebody points: previews, figures that are struck out beside them, and what the bar and the aside say. */
const MAY_CHANGE =
  '[data-preview], [data-change], [data-struck-out], [data-region=bar], [data-region=tray], [data-region=aside], [data-region=header], main + div, aside, [data-news], [role=timer], [data-clock]';

let remembered: { readonly node: Text; readonly line: number }[] = [];
/** What lay over the table before, and where: only what was opened since may cover anything. */
let openBefore = new Map<Element, DOMRect>();

export function rememberTexts(part: Box): TextBox[] {
  forget();
  const lines = numbered(textLines()).filter(({ element, visible }) => {
    const isInside =
      visible.left >= part.x &&
      visible.right <= part.x + part.width &&
      visible.top >= part.y &&
      visible.bottom <= part.y + part.height;
    const isCompared = visible.width > 2 && visible.height > 4 && isInside && element.closest(MAY_CHANGE) === null;
    return isCompared && !isCovered(element, visible);
  });
  remembered = lines.map(({ node, line }) => ({ node, line }));
  openBefore = new Map(openNow().map((element) => [element, element.getBoundingClientRect()]));
  return lines.map(({ element, box, visible }) => ({
    name: nameOf(element),
    box: plain(box),
    visible: plain(visible),
    mayRise: element.closest('[data-fan], [data-card], [data-region=own] [data-thing]') !== null,
  }));
}

/** Nobody sees what lies under a tray. */
function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const opened = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OPENED) ?? null;
  return opened !== null && !opened.contains(element);
}

/** Each line with its place in its text: the first ones may lie outside of what is looked at. */
function numbered<T extends { readonly node: Text }>(lines: readonly T[]): (T & { readonly line: number })[] {
  const counts = new Map<Text, number>();
  return lines.map((one) => {
    const line = counts.get(one.node) ?? 0;
    counts.set(one.node, line + 1);
    return { ...one, line };
  });
}

export function textsAfter(): TextAfter[] {
  forget();
  return remembered.map(({ node, line }) => {
    const { parentElement } = node;
    const box =
      parentElement !== null && node.isConnected && isShown(parentElement) ? lineBoxes(node)[line] : undefined;
    return { box: box === undefined ? null : plain(box), isUnderOpened: box !== undefined && isUnderOpened(node, box) };
  });
}

function openNow(): Element[] {
  return [...document.querySelectorAll(OPENED)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return isShown(element) && width > 0 && height > 0;
  });
}

function isUnderOpened(node: Text, { left, top, right, bottom }: DOMRect): boolean {
  return openNow().some((opened) => {
    if (opened.contains(node) || isAsBefore(opened)) return false;
    const over = opened.getBoundingClientRect();
    const shadow = shadowOf(opened);
    const isAcross = left < over.right + shadow && over.left - shadow < right;
    return isAcross && top < over.bottom + shadow && over.top - shadow < bottom;
  });
}

function isAsBefore(opened: Element): boolean {
  const before = openBefore.get(opened);
  const now = opened.getBoundingClientRect();
  return before !== undefined && ['x', 'y', 'width', 'height'].every((side) => isSame(before, now, side as keyof Box));
}

function isSame(a: DOMRect, b: DOMRect, side: keyof Box): boolean {
  return Math.abs(a[side] - b[side]) < 1;
}

/** How far around it what was opened casts its shadow. */
function shadowOf(opened: Element): number {
  const lengths = [...getComputedStyle(opened).boxShadow.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + Math.abs(length), 0);
}

function plain({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}
