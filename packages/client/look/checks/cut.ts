/** 8: No text is cut off or stands out of its box, unless it is marked as shortened and its full words are its name. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { clipsOf, intersection, nameOf, px, remembering } from '../page/dom.ts';
import { type TextLine, textLines } from '../page/text.ts';

const CHECK = 8;
/** Fonts reserve room above and below their letters; so much of a line may be cut before a letter is. */
const ROOM_OF_A_LINE = 0.3;

export function cut(): Finding[] {
  const findings = textLines().flatMap((line) => {
    if (mayBeShort(line.element)) return [];
    const sentence = cutBy(line) ?? standsOut(line);
    return sentence === null ? [] : [{ check: CHECK, element: nameOf(line.element), sentence }];
  });
  return [...findings, ...ellipses(), ...shortenedWithoutName()];
}

function mayBeShort(element: Element): boolean {
  return element.closest('[data-shortened]') !== null;
}

/** A box that is scrolled shows the rest; any other box that cuts a line hides it. */
function cutBy({ element, box }: TextLine): string | null {
  let left = box;
  for (const { element: by, box: clip, scrolls } of clipsOf(element)) {
    const seen = intersection(left, clip);
    if (scrolls || by.closest('[data-scroll]') === by) {
      if (seen.width < 1 || seen.height < 1) return null;
    } else {
      const lost = { across: left.width - seen.width, down: left.height - seen.height };
      if (lost.across > LIMITS.overflow) return `${px(lost.across)} of its line are cut off by ${nameOf(by)}`;
      if (lost.down > left.height * ROOM_OF_A_LINE)
        return `${px(lost.down)} of the height of a line are cut off by ${nameOf(by)}`;
    }
    left = seen;
  }
  return null;
}

/** Words that stand out of the box they are set in. */
function standsOut({ element, box }: TextLine): string | null {
  const block = blockOf(element);
  if (block === null) return null;
  const { left, right, bottom, width, height } = block.getBoundingClientRect();
  if (width < 1 || height < 1 || block.hasAttribute('data-scroll')) return null;
  const across = Math.max(left - box.left, box.right - right);
  if (across > LIMITS.overflow) return `its text stands out of its box by ${px(across)}`;
  const down = box.bottom - bottom;
  return down > box.height * ROOM_OF_A_LINE + LIMITS.overflow
    ? `its text stands out below its box by ${px(down)}`
    : null;
}

const blockOf = remembering((element: Element): Element | null => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof SVGElement) return null;
    const { display } = getComputedStyle(at);
    if (display !== 'inline' && display !== 'contents') return at;
  }
  return null;
});

/** Three dots instead of the last letters. */
function ellipses(): Finding[] {
  return [...new Set(textLines().map(({ element }) => blockOf(element)))]
    .filter((block): block is Element => block !== null && !mayBeShort(block))
    .filter((block) => {
      const style = getComputedStyle(block);
      const isShort = style.textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth + 1;
      const isClamped = style.webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 1;
      return isShort || isClamped;
    })
    .map((block) => ({ check: CHECK, element: nameOf(block), sentence: 'its text ends in three dots' }));
}

/** What is shortened says its full words to a screen reader: in its own name or that of what it stands in. */
function shortenedWithoutName(): Finding[] {
  return [...document.querySelectorAll('[data-shortened]')]
    .filter(
      (element) => element.closest('[aria-label], [aria-labelledby], [title]') === null && !isNamedNearby(element),
    )
    .map((element) => ({
      check: CHECK,
      element: nameOf(element),
      sentence: 'it is shortened, and nothing says it in full',
    }));
}

function isNamedNearby(element: Element): boolean {
  const plate = element.closest('[data-plate]') ?? element.parentElement;
  return plate?.querySelector('[aria-label], .unseen') != null;
}
