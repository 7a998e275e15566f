/** Looking at elements in the page: what is shown, what is clipped, what to call it. Runs in the browser. */

export function rectOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** The parent on the screen; a modal dialog lies over everything and has none. */
function parentOf(element: Element): Element | null {
  if (element instanceof HTMLDialogElement && element.matches(':modal')) return null;
  return element.parentElement;
}

const shown = new Map<Element, boolean>();

const forgotten: (() => void)[] = [() => shown.clear()];

/** Forgets what was known of elements; called before each measuring. */
export function forget(): void {
  for (const clear of forgotten) clear();
}

/** Answers what was asked before without looking again, until the next measuring. */
export function remembering<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  forgotten.push(() => known.clear());
  return (key) => {
    if (!known.has(key)) known.set(key, answer(key));
    return known.get(key) as V;
  };
}

/** Whether people who see can see it: neither hidden, nor transparent, nor there for screen readers only. */
export function isShown(element: Element): boolean {
  const known = shown.get(element);
  if (known !== undefined) return known;
  const result =
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isForReadersOnly(element) &&
    (element.parentElement === null || isInShownParent(element.parentElement));
  shown.set(element, result);
  return result;
}

/** A parent without a box of its own, or with a transparent one, is left to `checkVisibility`. */
function isInShownParent(parent: Element): boolean {
  return !isForReadersOnly(parent) && (parent.parentElement === null || isInShownParent(parent.parentElement));
}

/** Asked anew at each measuring: what has room now may be folded away for the next question. */
const isForReadersOnly: (element: Element) => boolean = remembering((element: Element) => {
  const style = getComputedStyle(element);
  // Named by hand: a legend is never as small as its style says.
  if (element.classList.contains('unseen')) return true;
  const isTiny = element.clientWidth <= 1 && element.clientHeight <= 1;
  return isTiny && style.overflow !== 'visible' && style.position === 'absolute';
});

/** The dialog that has the screen for itself, if one is open. */
export function modal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

/** What lies under a modal dialog or the page of the end cannot be used and is not looked at. */
export function isInPlay(element: Element): boolean {
  const top = modal() ?? document.querySelector('[data-end]');
  return (top === null || top.contains(element)) && element.closest('[inert]') === null;
}

export interface Clip {
  readonly element: Element;
  readonly box: DOMRect;
  /** A person can scroll what it cuts off into view. */
  readonly scrolls: boolean;
}

/** What cuts an element off, from the nearest to the farthest; the viewport is not among them. */
export const clipsOf: (element: Element) => readonly Clip[] = remembering((element: Element) => {
  const clips: Clip[] = [];
  let escapes = positionOf(element);
  for (let at = parentOf(element); at !== null && at !== document.documentElement; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const holds = escapes === 'flow' || isContainingBlock(style, escapes);
    if (!holds) continue;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) && isScrollable(at);
      clips.push({ element: at, box: rectOf(at), scrolls });
    }
    escapes = positionOf(at);
  }
  return clips;
});

function positionOf(element: Element): 'flow' | 'absolute' | 'fixed' {
  const { position } = getComputedStyle(element);
  return position === 'absolute' || position === 'fixed' ? position : 'flow';
}

function isContainingBlock(style: CSSStyleDeclaration, of: 'absolute' | 'fixed'): boolean {
  if (style.transform !== 'none' || style.filter !== 'none' || style.containerType !== 'normal') return true;
  if (/layout|paint|strict|content/.test(style.contain)) return true;
  return of === 'absolute' && style.position !== 'static';
}

function isScrollable(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

/** The part of a box that is on the screen and not cut off. */
export function visiblePart(element: Element, box: DOMRect): DOMRect {
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  return clipsOf(element).reduce((part, { box: clip }) => intersection(part, clip), intersection(box, screen));
}

export function intersection(a: DOMRect, b: DOMRect): DOMRect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  return new DOMRect(
    left,
    top,
    Math.max(0, Math.min(a.right, b.right) - left),
    Math.max(0, Math.min(a.bottom, b.bottom) - top),
  );
}

export function isOverlapping(a: DOMRect, b: DOMRect, by = 0): boolean {
  const both = intersection(a, b);
  return both.width > by && both.height > by;
}

/** On a long page, what stays at the edge of the window lies over what can be scrolled out from under it. */
export function isUnderFoot(element: Element, cover: Element): boolean {
  for (let at: Element | null = cover; at !== null && !at.contains(element); at = at.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return comesOut(element, rectOf(at));
  }
  return false;
}

/** Whether scrolling brings it out from under a foot, or from under a head. */
function comesOut(element: Element, foot: DOMRect): boolean {
  const box = rectOf(element);
  const scroller = scrollerOf(element);
  const isFoot = foot.top + foot.height / 2 > innerHeight / 2;
  return isFoot
    ? box.bottom - foot.top <= scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop + 1
    : foot.bottom - box.top <= scroller.scrollTop + 1;
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at !== document.body && /auto|scroll/.test(getComputedStyle(at).overflowY) && isScrollable(at)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The element as a person would point it out: its thing, its place on the table, its words. */
export function nameOf(element: Element): string {
  const thing = element.closest('[data-thing]')?.getAttribute('data-thing');
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
  const region = element.closest('[data-region]')?.getAttribute('data-region');
  const plate = element.closest('[data-plate]')?.getAttribute('data-plate');
  const place = [
    region,
    plate != null && `plate ${plate}`,
    thing != null && `thing ${thing}`,
    slot != null && `slot ${slot}`,
  ];
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return [...place, kindOf(element), words !== '' && `“${shortened(words)}”`].filter(Boolean).join(' · ');
}

/** The tag, and the class as its author wrote it: `_plate_1ab2_12` is `plate`. */
function kindOf(element: Element): string {
  const name = element.getAttribute('class')?.split(' ').at(-1) ?? '';
  const plain = /^_(.+)_[\w-]+_\d+$/.exec(name)?.[1] ?? name;
  return plain === '' ? element.localName : `${element.localName}.${plain}`;
}

function shortened(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 38)}…`;
}

export function px(length: number): string {
  return `${Math.round(length * 10) / 10} px`;
}
