/** 2: The page never scrolls, and nothing stands outside of it. */
import type { Finding } from '../finding.ts';
import { clipsOf, intersection, isShown, nameOf, px } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { textLines } from '../page/text.ts';

const CHECK = 2;

export function scrolling({ state }: Facts): Finding[] {
  return [...pageScroll(state === 'page'), ...unmarkedScrollers(), ...outside(state === 'page')];
}

/** A table never scrolls; other pages may be long, but not broad. */
function pageScroll(mayBeLong: boolean): Finding[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth <= innerWidth + 1 && (mayBeLong || scrollHeight <= innerHeight + 1)) return [];
  const sentence = `the page is ${scrollWidth}x${scrollHeight} and scrolls in a window of ${innerWidth}x${innerHeight}`;
  return [{ check: CHECK, element: 'page', sentence }];
}

/** On a table with regions, only what is marked may scroll. */
function unmarkedScrollers(): Finding[] {
  if (document.querySelector('[data-region]') === null) return [];
  return [...document.querySelectorAll('[data-region], [data-region] *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isDown = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const isAside = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return (isDown || isAside) && element.closest('[data-scroll]') === null && isShown(element);
    })
    .map((element) => ({
      check: CHECK,
      element: nameOf(element),
      sentence: `it scrolls (${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}) and is not marked with data-scroll`,
    }));
}

/** Text that is set outside the window and cannot be scrolled to. */
function outside(mayBeLong: boolean): Finding[] {
  return textLines()
    .filter(({ element, box: whole }) => {
      // What its own box cuts off is not outside: that is another check's business.
      const box = clipsOf(element).reduce((part, { box: clip }) => intersection(part, clip), whole);
      if (box.width < 1 || box.height < 1) return false;
      const isAside = box.right > innerWidth + 1 || box.left < -1;
      const isOut = isAside || (!mayBeLong && (box.bottom > innerHeight + 1 || box.top < -1));
      return isOut && !clipsOf(element).some(({ scrolls }) => scrolls);
    })
    .map(({ element, box }) => ({
      check: CHECK,
      element: nameOf(element),
      sentence: `its text is outside the window: ${describe(box)}`,
    }))
    .filter(({ element }, i, all) => all.findIndex((other) => other.element === element) === i);
}

function describe(box: DOMRect): string {
  const sides = [
    [-box.left, 'left'],
    [-box.top, 'above'],
    [box.right - innerWidth, 'right'],
    [box.bottom - innerHeight, 'below'],
  ] as const;
  const [by, side] = sides.reduce((most, one) => (one[0] > most[0] ? one : most));
  return `${px(by)} ${side}`;
}
