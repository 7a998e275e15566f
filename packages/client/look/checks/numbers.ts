/** 19: A badge shows exactly one number. Whether it is the right one is asked in `figures.ts`. */
import type { Finding } from '../finding.ts';
import { isInPlay, isShown, nameOf } from '../page/dom.ts';
import { hasMarkers } from '../page/table.ts';

/** Numbers on tables without markers, by the names their authors gave them. */
const UNMARKED = '[class*="_number_"], [class*="_count_"], [class*="_total_"]';
const FIGURE = /[−+-]?\d+(?:[.,:]\d+)*/g;

export function numbers(): Finding[] {
  return hasMarkers() ? marked() : [...marked(), ...unmarked()];
}

function marked(): Finding[] {
  return (
    [...document.querySelectorAll('[data-number]')]
      // The mark says what is counted; a figure there is another attribute of the same name.
      .filter((badge) => isShown(badge) && isInPlay(badge) && !/^\d*$/.test(badge.getAttribute('data-number') ?? ''))
      .flatMap((badge) => finding(badge, numbersIn(badge)))
  );
}

/** The numbers that people see in a badge; a preview or a change beside a number is no second number. */
function numbersIn(badge: Element): string[] {
  const walker = document.createTreeWalker(badge, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement: parent } = walker.currentNode;
    const isPart = parent !== null && isShown(parent) && parent.closest('[data-preview], [data-change]') === null;
    if (isPart) text += ` ${walker.currentNode.textContent}`;
  }
  return text.match(FIGURE) ?? [];
}

/** Two numbers of one kind beside each other in one box, where no list is meant. */
function unmarked(): Finding[] {
  const boxes = new Set([...document.querySelectorAll(UNMARKED)].map((number) => number.parentElement));
  return [...boxes].flatMap((box) => {
    if (box === null || box.matches('ul, ol, tr, dl, [data-number]') || !isShown(box) || !isInPlay(box)) return [];
    const figures = [...box.children].filter(
      (child) => child.matches(UNMARKED) && /^\s*\d+\s*$/.test(child.textContent ?? ''),
    );
    const alike = figures.filter((one) => figures.some((other) => other !== one && other.className === one.className));
    return alike.length < 2
      ? []
      : finding(
          box,
          alike.map((one) => one.textContent?.trim() ?? ''),
        );
  });
}

function finding(badge: Element, shown: readonly string[]): Finding[] {
  if (shown.length === 1) return [];
  const sentence = shown.length === 0 ? 'it shows no number' : `it shows ${shown.length} numbers: ${shown.join(', ')}`;
  return [{ check: 19, element: nameOf(badge), sentence }];
}
