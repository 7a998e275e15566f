/** 5: No place belongs to two things that can be touched. Cards of one fan may lie over each other; check 4 measures those. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { intersection, isOverlapping, nameOf, px, rectOf, visiblePart } from '../page/dom.ts';
import { OPENED, thingOf, touchables } from '../page/table.ts';

/** So fine are overlaps looked at. */
const STEP = 4;

export function overlaps(): Finding[] {
  const all = touchables();
  const boxes = all.map((element) => visiblePart(element, rectOf(element)));
  const findings: Finding[] = [];
  for (const [i, one] of all.entries()) {
    for (let j = i + 1; j < all.length; j++) {
      const other = all[j] as Element;
      const [a, b] = [boxes[i] as DOMRect, boxes[j] as DOMRect];
      if (!isOverlapping(a, b, LIMITS.overlap) || areOne(one, other) || !isContested(one, other, intersection(a, b)))
        continue;
      const both = intersection(a, b);
      const sentence = `it overlaps ${nameOf(other)} by ${px(both.width)} by ${px(both.height)}`;
      findings.push({ check: 5, element: nameOf(one), sentence });
    }
  }
  return findings;
}

function areOne(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one) || thingOf(one) === thingOf(other)) return true;
  const fan = one.closest('[data-fan]');
  return fan !== null && fan === other.closest('[data-fan]');
}

/**
 * Whether a touch could mean either somewhere; boxes may overlap where their shapes do not. What is opened may lie over the
 * board, but then it is what is touched there.
 */
function isContested(one: Element, other: Element, both: DOMRect): boolean {
  const [opened, under] = isOpenedOver(one, other) ? [one, other] : isOpenedOver(other, one) ? [other, one] : [];
  for (let y = both.top + 1; y < both.bottom; y += STEP) {
    for (let x = both.left + 1; x < both.right; x += STEP) {
      const hits = document.elementsFromPoint(x, y);
      const [first, second] = [one, other].map((thing) => hits.findIndex((hit) => thing.contains(hit))) as [
        number,
        number,
      ];
      if (first < 0 || second < 0) continue;
      if (opened === undefined || under === undefined) return true;
      if (under.contains(hits[Math.min(first, second)] as Element)) return true;
    }
  }
  return false;
}

function isOpenedOver(one: Element, other: Element): boolean {
  const opened = one.closest(OPENED);
  return opened !== null && !opened.contains(other);
}
