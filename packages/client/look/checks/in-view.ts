/** 11: Everything that can be touched is on the screen and free, or one marked swipe away. */
import type { Finding } from '../finding.ts';
import { isOverlapping, isShown, nameOf, px, rectOf, visiblePart } from '../page/dom.ts';
import { thingOf, touchables } from '../page/table.ts';
import { isUnderLesson } from './targets.ts';

const CHECK = 11;
/** So much of a thing may lie beyond the edge of its scroller, for its ring. */
const SLACK = 8;

export function inView(): Finding[] {
  const all = touchables();
  return all.flatMap((element) => {
    // The same thing may be drawn twice; one of them in view is enough.
    if (all.some((other) => other !== element && thingOf(other) === thingOf(element) && isWhole(other))) return [];
    if (isWhole(element))
      return isFree(element) || isUnderLesson(element)
        ? []
        : [{ check: CHECK, element: nameOf(element), sentence: `it lies under ${coverOf(element)}` }];
    const scroller = element.closest('[data-scroll]');
    const box = rectOf(element);
    if (scroller !== null) {
      const sides = unmarkedSides(rectOf(scroller), box);
      return sides.length === 0
        ? []
        : [
            {
              check: CHECK,
              element: nameOf(element),
              sentence: `it lies ${sides[0]} its scroller, and nothing says so`,
            },
          ];
    }
    const part = visiblePart(element, box);
    const sentence = `only ${px(part.width)} by ${px(part.height)} of its ${px(box.width)} by ${px(box.height)} are on the screen`;
    return [{ check: CHECK, element: nameOf(element), sentence }];
  });
}

/** Sides of a scroller beyond which the thing lies and where no mark (`data-more`) is drawn. */
function unmarkedSides(frame: DOMRect, box: DOMRect): string[] {
  const beyond = {
    above: box.top < frame.top - SLACK,
    below: box.bottom > frame.bottom + SLACK,
    before: box.left < frame.left - SLACK,
    after: box.right > frame.right + SLACK,
  };
  const marks = [...document.querySelectorAll('[data-more]')].filter(
    (mark) => isShown(mark) && /\S/.test(mark.textContent ?? '') && isOverlapping(rectOf(mark), frame),
  );
  return Object.entries(beyond)
    .filter(([side, isBeyond]) => isBeyond && !marks.some((mark) => mark.getAttribute('data-more') === side))
    .map(([side]) => side);
}

function isWhole(element: Element): boolean {
  const box = rectOf(element);
  const part = visiblePart(element, box);
  return part.width >= box.width - 1 && part.height >= box.height - 1;
}

/** Somewhere in it a touch reaches it. */
function isFree(element: Element): boolean {
  const box = rectOf(element);
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      return hit !== null && (element.contains(hit) || thingOf(hit) === thingOf(element));
    }),
  );
}

function coverOf(element: Element): string {
  const box = rectOf(element);
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit === null ? 'nothing' : nameOf(hit);
}
