/** 6: Text is large enough to be read: all of it, the question, the body on large screens, and the numbers that decide. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { isInPlay, isShown, nameOf, px } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { questionOf } from '../page/table.ts';
import { isIllustration, sizeOnScreen, textLines } from '../page/text.ts';

const CHECK = 6;

/** What decides a game; the last one finds the life on tables without markers. */
const DECIDING =
  '[data-number=life], [data-number=total], [data-number=influence], [class*="_life_"] > [class*="_number_"]';

export function textSize(facts: Facts): Finding[] {
  return [...tooSmall(), ...question(facts), ...body(), ...deciding(facts)];
}

function tooSmall(): Finding[] {
  const seen = new Set<Element>();
  return textLines().flatMap(({ element, visible }) => {
    if (seen.has(element) || visible.width === 0 || visible.height === 0 || isIllustration(element)) return [];
    seen.add(element);
    return atLeast(element, LIMITS.text.least, 'its text');
  });
}

function question({ frame, state }: Facts): Finding[] {
  if (state === 'after' || state === 'page') return [];
  const element = questionOf();
  if (element === null || !isShown(element) || !isInPlay(element)) return [];
  return atLeast(element, LIMITS.text.question[frame], 'the question');
}

function body(): Finding[] {
  const least = innerWidth >= 2560 ? LIMITS.text.bodyAt2560 : innerWidth >= 1920 ? LIMITS.text.bodyAt1920 : 0;
  return atLeast(document.body, least, 'text').map((finding) => ({ ...finding, element: 'body' }));
}

function deciding({ frame }: Facts): Finding[] {
  return [...document.querySelectorAll(DECIDING)]
    .filter((element) => isShown(element) && isInPlay(element))
    .flatMap((element) => atLeast(element, LIMITS.text.deciding[frame], 'a number that decides'));
}

function atLeast(element: Element, least: number, what: string): Finding[] {
  const size = sizeOnScreen(element);
  if (size >= least - 0.05) return [];
  return [{ check: CHECK, element: nameOf(element), sentence: `${what} is ${px(size)} high, not ${least}` }];
}
