/** Watches the page while somebody plays: when the bar changed, what moved of itself, what was shown for how long. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isShown, nameOf, rectOf } from './dom.ts';
import { type LessonCard, lessonMoved, seenLesson } from './lesson.ts';
import { isAsked, questionOf, slotOf, touchables } from './table.ts';

export interface Shown {
  readonly kind: 'great' | 'small' | 'news';
  readonly words: string;
  /** How long it was seen, in milliseconds; null while it still is. */
  lasted: number | null;
  /** A touch, or a question, ended it before its time. */
  wasCut: boolean;
  /** Something was asked of the person meanwhile. */
  readonly wasAsked: boolean;
  /** What could be touched under it. */
  readonly under: readonly string[];
}

/** How long somebody who is no person was to move. */
export interface Turn {
  readonly seat: string;
  readonly lasted: number;
  /** How much of it great moments took. */
  readonly greatFor: number;
}

export interface Watched {
  readonly shown: readonly Shown[];
  readonly turns: readonly Turn[];
  readonly shifts: readonly string[];
}

const shown: Shown[] = [];
const shifts: string[] = [];
const turns: Turn[] = [];
const moving = new Map<string, { readonly since: number; readonly greatBefore: number }>();
/** How long great moments have been shown, all together. */
let greatFor = 0;
let touchedAt = Number.NEGATIVE_INFINITY;
const running = new Map<Element, { entry: Shown; since: number; words: string }>();
let barChanged = 0;
let lastBarWords = '';
let lesson: LessonCard | null = null;

/** Begins with the first frame of a page. */
export function watch(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noteShift(entry as LayoutShift);
  }).observe({ type: 'layout-shift', buffered: true });
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      () => {
        touchedAt = performance.now();
      },
      true,
    );
  new MutationObserver(noteChanges).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Only regions count: pieces move because somebody moves them. Trays and lessons have their own rules. */
function noteShift(entry: LayoutShift): void {
  for (const { node, previousRect: from, currentRect: to } of entry.sources) {
    if (
      !(node instanceof Element) ||
      !node.matches('[data-region]:not([data-region=tray], [data-region=lesson])') ||
      from.width === 0 ||
      to.width === 0
    )
      continue;
    shifts.push(`${nameOf(node).split(' · ')[0]}: ${describe(from)} → ${describe(to)}`);
  }
}

function describe({ x, y, width, height }: Box): string {
  return `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
}

function noteChanges(): void {
  const now = performance.now();
  const words = barWords();
  if (words !== lastBarWords) [lastBarWords, barChanged] = [words, now];
  for (const [element, { entry, since, words }] of running) {
    if (element.isConnected && isStillShown(element) && wordsOf(element) === words) continue;
    entry.lasted = now - since;
    entry.wasCut = touchedAt >= since || isAsked() !== entry.wasAsked;
    if (entry.kind === 'great') greatFor += entry.lasted;
    running.delete(element);
  }
  noteTurns(now);
  noteLesson();
  for (const element of document.querySelectorAll('[data-moment], [data-news=important]')) {
    if (running.has(element) || !isStillShown(element) || wordsOf(element) === '') continue;
    const entry = shownBy(element);
    running.set(element, { entry, since: now, words: wordsOf(element) });
    shown.push(entry);
  }
}

/** What the bar asks and what its buttons answer; clocks and counts change without changing either. */
function barWords(): string {
  const parts = [questionOf(), ...ANSWERS.map(slotOf)];
  return parts.map((part) => part?.textContent ?? '').join('\n');
}

const ANSWERS = ['undo', 'pass', 'confirm'] as const;

function noteLesson(): void {
  const seen = seenLesson();
  if (lesson !== null && lessonMoved(lesson, seen))
    shifts.push(`lesson: ${describe(lesson.place)} → ${describe(seen.place)}`);
  lesson = seen;
}

function noteTurns(now: number): void {
  const seats = new Set(
    [...document.querySelectorAll('[data-plate][data-asked=move][data-presence=bot]')].map(
      (plate) => plate.getAttribute('data-plate') ?? '',
    ),
  );
  for (const [seat, { since, greatBefore }] of moving) {
    if (seats.has(seat)) continue;
    turns.push({ seat, lasted: now - since, greatFor: greatFor - greatBefore });
    moving.delete(seat);
  }
  for (const seat of seats) if (!moving.has(seat)) moving.set(seat, { since: now, greatBefore: greatFor });
}

function isStillShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function wordsOf(element: Element): string {
  return element.textContent?.trim() ?? '';
}

function shownBy(element: Element): Shown {
  forget();
  const moment = element.getAttribute('data-moment');
  const kind = moment === 'great' || moment === 'small' ? moment : 'news';
  const under =
    kind === 'news'
      ? []
      : touchables()
          .filter((one) => isUnder(one, element))
          .map(nameOf);
  return { kind, words: wordsOf(element), lasted: null, wasCut: false, wasAsked: isAsked(), under };
}

function isUnder(touchable: Element, cover: Element): boolean {
  const { left, top, width, height } = rectOf(touchable);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return isShown(touchable) && hit !== null && cover.contains(hit);
}

export function watched(): Watched {
  return { shown, turns, shifts };
}

/** How long ago the bar began to ask this, with these answers, in milliseconds. */
export function sinceBarChanged(): number {
  return performance.now() - barChanged;
}
