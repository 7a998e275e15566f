/** 11: Everything that can be touched is on the screen and free, or one marked swipe away. */
import type { Finding } from '../finding.ts';
import { nameOf, px, rectOf, visiblePart } from '../page/dom.ts';
import { thingOf, touchables } from '../page/table.ts';

const CHECK = 11;

export function inView(): Finding[] {
  return touchables().flatMap((element) => {
    // The same thing may be drawn twice; one of them in view is enough.
    if (touchables().some((other) => other !== element && thingOf(other) === thingOf(element) && isWhole(other)))
      return [];
    if (isWhole(element))
      return isFree(element)
        ? []
        : [{ check: CHECK, element: nameOf(element), sentence: `it lies under ${coverOf(element)}` }];
    if (element.closest('[data-scroll]') !== null) return [];
    const box = rectOf(element);
    const part = visiblePart(element, box);
    const sentence = `only ${px(part.width)} by ${px(part.height)} of its ${px(box.width)} by ${px(box.height)} are on the screen`;
    return [{ check: CHECK, element: nameOf(element), sentence }];
  });
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
