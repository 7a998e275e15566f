/** 4: What is touched with a finger is hit at its centre and a finger's breadth around it. */
import type { Finding } from '../finding.ts';
import { isTouchFrame, LIMITS } from '../limits.ts';
import { clipsOf, isUnderFoot, nameOf, px, rectOf, visiblePart } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { controls, OPENED, SLOTS, slotOf, thingOf, touchables } from '../page/table.ts';

const CHECK = 4;

export function targets({ frame, state }: Facts): Finding[] {
  if (!isTouchFrame(frame)) return touchables().flatMap((element) => freeStrip(element, LIMITS.freeStrip.mouse));
  const free = controls().filter((control) => !isUnderOpened(control));
  // A sheet that a person opens is closed again before the table below it is touched.
  const asked = touchables().filter((element) => state !== 'opened' || !isUnderOpened(element));
  const all = [...new Set([...asked, ...free])].filter(
    (element) => !isUnderLesson(element) && !isAlsoOpened(element) && !(state === 'page' && isBelowFoot(element)),
  );
  return [...all.flatMap(tooSmall), ...slots()];
}

function tooSmall(element: Element): Finding[] {
  const box = rectOf(element);
  const part = visiblePart(element, box);
  // What is not wholly in view is another check's business.
  if (part.width < box.width - 1 || part.height < box.height - 1) return [];
  if (isFanned(element)) return freeStrip(element, LIMITS.freeStrip.touch);
  const reach = LIMITS.reach;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const missed = [
    [x, y, 'its centre'],
    [x - reach, y, `${reach} px left of its centre`],
    [x + reach, y, `${reach} px right of its centre`],
    [x, y - reach, `${reach} px above its centre`],
    [x, y + reach, `${reach} px below its centre`],
  ].filter(([left, top]) => !isHit(element, left as number, top as number));
  if (missed.length === 0) return [];
  const [, , where] = missed[0] as [number, number, string];
  const sentence = `a finger misses it at ${where}; it is ${px(box.width)} by ${px(box.height)}`;
  return [{ check: CHECK, element: nameOf(element), sentence }];
}

/** A lesson is read and sent away before the thing below it is touched; it never lies over the bar or what it explains. */
export function isUnderLesson(element: Element): boolean {
  return isLessonOver(hitAt(element), element);
}

function isLessonOver(hit: Element | null, element: Element): boolean {
  const lesson = hit?.closest('[data-region=lesson]') ?? null;
  if (lesson === null || lesson.contains(element)) return false;
  return element.closest('[data-region=bar]') === null && !isExplained(element);
}

/** Whether the open lesson points at it. */
function isExplained(element: Element): boolean {
  const pointer = document.querySelector('[data-lesson-thing]');
  if (pointer === null) return false;
  const [around, box] = [rectOf(pointer), rectOf(element)];
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(around[side] - box[side]) <= 2);
}

function isBelowFoot(element: Element): boolean {
  const hit = hitAt(element);
  return hit !== null && !element.contains(hit) && isUnderFoot(element, hit);
}

function hitAt(element: Element): Element | null {
  const { left, top, width, height } = rectOf(element);
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** What a tray or a sheet lies over comes back when it is closed. */
function isUnderOpened(element: Element): boolean {
  const opened = hitAt(element)?.closest(OPENED) ?? null;
  return opened !== null && !opened.contains(element);
}

/** What is opened lies over an edge of it, and is closed before it is touched; an answer is touched at once. */
function isBesideOpened(hit: Element, element: Element): boolean {
  const opened = hit.closest(OPENED);
  return opened !== null && !opened.contains(element) && (isControl(element) || !opened.matches(ANSWERING));
}

const ANSWERING = '[data-region=tray], [data-region=list]';

function isControl(element: Element): boolean {
  return !element.matches('[data-touchable], [data-option], [data-slot], [data-slot] *');
}

/** A tray that lies over a thing has it, too: it is touched there. */
function isAlsoOpened(element: Element): boolean {
  const opened = hitAt(element)?.closest(OPENED) ?? null;
  if (opened === null || opened.contains(element)) return false;
  return touchables().some((other) => opened.contains(other) && thingOf(other) === thingOf(element));
}

/** Whether a touch there is a touch of this thing. */
function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  if (isLessonOver(hit, element) || isBesideOpened(hit, element)) return true;
  // On a long page it comes out from under the foot when one scrolls.
  if (isOnPage(element) && isUnderFoot(element, hit)) return true;
  return element.contains(hit) || hit.closest('label')?.contains(element) === true || thingOf(hit) === thingOf(element);
}

/** Not on a table, which never scrolls. */
function isOnPage(element: Element): boolean {
  return element.closest('[data-region]') === null;
}

function isFanned(element: Element): boolean {
  return element.closest('[data-fan]') !== null;
}

/** Of a card in a fan a strip stays free, wide enough to be touched. */
function freeStrip(element: Element, least: number): Finding[] {
  if (!isFanned(element)) return [];
  const box = rectOf(element);
  const y = box.top + box.height / 2;
  let [longest, run] = [0, 0];
  for (let x = box.left + 0.5; x < box.right; x++) {
    run = isHit(element, x, y) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  if (longest >= Math.min(least, box.width) - 1) return [];
  return [
    { check: CHECK, element: nameOf(element), sentence: `only ${longest} px of it are free in its fan, not ${least}` },
  ];
}

function slots(): Finding[] {
  return SLOTS.flatMap((name) => {
    const slot = slotOf(name);
    if (slot === null || clipsOf(slot).some(({ scrolls }) => scrolls)) return [];
    const { width, height } = rectOf(slot);
    if (Math.min(width, height) >= LIMITS.slot - 0.5) return [];
    return [
      { check: CHECK, element: `slot ${name}`, sentence: `it is ${px(width)} by ${px(height)}, not ${LIMITS.slot}` },
    ];
  });
}
