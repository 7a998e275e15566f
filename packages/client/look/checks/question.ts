/** 3: The question takes two lines at most, three where a phone lies on its side. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { isInPlay, isShown, nameOf } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { questionOf } from '../page/table.ts';
import { textLines } from '../page/text.ts';

export function question({ frame, state }: Facts): Finding[] {
  if (state === 'after' || state === 'page') return [];
  const sentence = questionOf();
  if (sentence === null || !isShown(sentence) || !isInPlay(sentence)) return [];
  const lines = distinctLines(textLines(sentence).map(({ box }) => box));
  const most = LIMITS.questionLines[frame];
  if (lines <= most) return [];
  return [{ check: 3, element: nameOf(sentence), sentence: `the question has ${lines} lines, not ${most}` }];
}

/** Boxes whose middles are half a line apart are on different lines. */
function distinctLines(boxes: readonly DOMRect[]): number {
  const middles = boxes.map(({ top, height }) => top + height / 2).sort((a, b) => a - b);
  const gap = Math.min(...boxes.map(({ height }) => height)) / 2;
  return middles.filter((middle, i) => i === 0 || middle - (middles[i - 1] as number) > gap).length;
}
