/** The parts of a table, found by their markers, or where these are missing by what they are. Runs in the browser. */
import { isInPlay, isShown, rectOf, remembering } from './dom.ts';

export const REGIONS = ['header', 'seats', 'board', 'own', 'bar', 'tabs', 'aside', 'tray'] as const;
export type Region = (typeof REGIONS)[number];

/** For tables without markers. */
const FALLBACKS: Partial<Record<Region, string>> = {
  header: 'header',
  board: 'main',
  bar: 'main + div',
  aside: 'main ~ aside',
  tabs: 'main ~ nav',
};

export function regionOf(name: Region): Element | null {
  const marked = document.querySelector(`[data-region="${name}"]`);
  if (marked !== null) return marked;
  const fallback = hasMarkers() ? undefined : FALLBACKS[name];
  return fallback === undefined ? null : document.querySelector(fallback);
}

export function hasMarkers(): boolean {
  return document.querySelector('[data-region]') !== null;
}

/** What a person opens over the table. It may cover the board, but never the bar. */
export const OPENED = [
  ...['[data-region=tray]', '[data-region=list]', '[data-region=aside]', '[data-opened]', '[data-end]'],
  ...['[role=dialog]', 'dialog', '[popover]', '[class*="_lesson_"]'],
].join(', ');

export const SLOTS = ['undo', 'list', 'pass', 'confirm'] as const;

export function slotOf(name: (typeof SLOTS)[number]): Element | null {
  return document.querySelector(`[data-slot="${name}"]`);
}

/** The sentence that asks. */
export function questionOf(): Element | null {
  return document.querySelector('[data-question]') ?? regionOf('bar')?.querySelector('p') ?? null;
}

/** Whether something is asked of the person who looks. */
export function isAsked(): boolean {
  return (
    regionOf('bar')?.matches('[data-mine]') === true ||
    document.querySelector('[data-mine] [data-question], section[data-mine]') !== null
  );
}

/** What answers the question when it is touched: things on the table, and buttons of the bar and the tray. */
export function touchables(): readonly Element[] {
  return touchablesIn(document);
}

const touchablesIn = remembering((root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll('[data-touchable], [data-option]')].filter(
    (element) => isShown(element) && isInPlay(element) && hasBox(element),
  ),
);

/** Buttons and links that do something else; links inside a sentence are as large as its words. */
export function controls(): Element[] {
  return [...document.querySelectorAll('button, a[href], select, summary, [role=tab]')].filter(
    (element) =>
      isShown(element) &&
      isInPlay(element) &&
      hasBox(element) &&
      !element.matches('[data-touchable], [data-option], [data-thing]') &&
      !isInSentence(element),
  );
}

function isInSentence(element: Element): boolean {
  if (element.closest('[data-scroll=text], [role=log], table') !== null) return true;
  const parent = element.parentElement;
  const words = [...(parent?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return words && getComputedStyle(element).display.startsWith('inline');
}

function hasBox(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 0 && height > 0;
}

/** What a touch on an element is about: the same thing may be drawn by several elements. */
export function thingOf(element: Element | null): string | Element | null {
  const nearest =
    element?.closest('[data-thing], [data-slot], button, a, select, summary, [data-touchable], [data-option]') ?? null;
  return nearest?.getAttribute('data-thing') ?? nearest;
}
