/** 8: No text is cut off or stands out of its box, unless it is marked as shortened and its full words are its name. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { clipsOf, intersection, isShown, nameOf, px, remembering } from '../page/dom.ts';
import { inkOf, type TextLine, textLines } from '../page/text.ts';

const CHECK = 8;

export function cut(): Finding[] {
  const findings = textLines().flatMap((line) => {
    const isShort = mayBeShort(line.element);
    const sentence = cutBy(line, isShort) ?? standsOut(line, isShort);
    return sentence === null ? [] : [{ check: CHECK, element: nameOf(line.element), sentence }];
  });
  return [...findings, ...ellipses(), ...shortenedWithoutName()];
}

/** Its last letters may be missing; the letters that are there are whole. */
function mayBeShort(element: Element): boolean {
  return element.closest('[data-shortened]') !== null;
}

/** A box that is scrolled shows the rest; any other box that cuts a line hides it. */
function cutBy(line: TextLine, isShort: boolean): string | null {
  let left = inkOf(line);
  // Lines that a clamp leaves out are not drawn.
  if (isShort && left.top >= line.element.getBoundingClientRect().bottom - 1) return null;
  for (const { element: by, box: clip, scrolls } of clipsOf(line.element)) {
    const seen = intersection(left, clip);
    if (scrolls || by.closest('[data-scroll]') === by) {
      if (seen.width < 1 || seen.height < 1) return null;
    } else {
      const lost = { across: left.width - seen.width, down: left.height - seen.height };
      // Whole lines may be missing, too.
      if (isShort && seen.height < 1) return null;
      if (!isShort && lost.across > LIMITS.overflow)
        return `${px(lost.across)} of its line are cut off by ${nameOf(by)}`;
      // What is cut off sideways altogether has no height to lose.
      if (seen.width >= 1 && lost.down > LIMITS.cutLetters)
        return `${px(lost.down)} of the height of its letters are cut off by ${nameOf(by)}`;
    }
    left = seen;
  }
  return null;
}

/** Words that stand out of the box they are set in. */
function standsOut(line: TextLine, isShort: boolean): string | null {
  const block = blockOf(line.element);
  if (block === null) return null;
  const { left, right, top, bottom, width, height } = block.getBoundingClientRect();
  if (width < 1 || height < 1 || isScroller(block)) return null;
  const ink = inkOf(line);
  const across = Math.max(left - ink.left, ink.right - right);
  if (!isShort && across > LIMITS.overflow) return `its text stands out of its box by ${px(across)}`;
  const [above, below] = [top - ink.top, ink.bottom - bottom];
  if (isShort && ink.top >= bottom) return null;
  if (below > LIMITS.overflow) return `its text stands out below its box by ${px(below)}`;
  return above > LIMITS.overflow ? `its text stands out above its box by ${px(above)}` : null;
}

/** What is set right in a scroller is scrolled with it. */
function isScroller(block: Element): boolean {
  return block.hasAttribute('data-scroll') && /auto|scroll/.test(getComputedStyle(block).overflow);
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
    .filter((element) => isShown(element) && !saysItself(element) && !isNamed(element) && !isNamedNearby(element))
    .map((element) => ({
      check: CHECK,
      element: nameOf(element),
      sentence: 'it is shortened, and nothing says it in full',
    }));
}

/** Cut by its style only, it has all its words, and a screen reader says them. */
function saysItself(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  const isCutByStyle = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  return isCutByStyle && element.closest('[aria-hidden=true]') === null;
}

/** Its own name, or that of what it stands on; a thing explains itself. The name of a whole part of the screen is not the name of a word in it. */
function isNamed(element: Element): boolean {
  for (let at: Element | null = element; at !== null && !at.matches(PARTS); at = at.parentElement)
    if (at.matches('[aria-label], [aria-labelledby], [title]') || at.querySelector(':scope > [data-thing]') !== null)
      return true;
  return false;
}

const PARTS = '[data-region], main, section, nav, aside, ul, ol, dialog, body';

function isNamedNearby(element: Element): boolean {
  const plate = element.closest('[data-plate], [data-card], li') ?? element.parentElement;
  return plate?.querySelector('[aria-label], .unseen') != null;
}
