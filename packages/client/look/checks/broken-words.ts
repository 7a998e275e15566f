/** 9: Words break over lines only where the language allows: at a hyphen. */
import type { Finding } from '../finding.ts';
import { nameOf } from '../page/dom.ts';
import { lineBoxes, textLines } from '../page/text.ts';

/** After these a line may end. */
const MAY_BREAK = /[\s\u00ad\u200b\u2010\u2013\u2014/-]+/;

export function brokenWords(): Finding[] {
  const nodes = new Set(textLines().map(({ node }) => node));
  return [...nodes].flatMap((node) => {
    const element = node.parentElement;
    if (element === null || lineBoxes(node).length < 2 || getComputedStyle(element).hyphens === 'auto') return [];
    const word = wordsIn(node.data).find(({ start, end }) => linesOf(node, start, end) > 1);
    if (word === undefined) return [];
    const sentence = `the word “${node.data.slice(word.start, word.end)}” is broken without a hyphen`;
    return [{ check: 9, element: nameOf(element), sentence }];
  });
}

function wordsIn(text: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  let start = 0;
  for (const word of text.split(MAY_BREAK)) {
    const at = text.indexOf(word, start);
    if (word.length > 1) words.push({ start: at, end: at + word.length });
    start = at + word.length;
  }
  return words;
}

function linesOf(node: Text, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  return boxes.filter(({ top, height }, i) => i === 0 || top - (boxes[i - 1] as DOMRect).top > height / 2).length;
}
