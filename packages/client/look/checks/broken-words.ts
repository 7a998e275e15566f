/** 9: Words break over lines only where the language allows: at a hyphen. */
import type { Finding } from '../finding.ts';
import { nameOf } from '../page/dom.ts';
import { lineBoxes, textLines } from '../page/text.ts';

/** After these a line may end. */
const MAY_BREAK = /[\s\u00ad\u200b\u2010\u2013\u2014/-]+/;

/** A fingerprint or an address is no word. */
const IS_CODE = /^[0-9a-f]{16,}$|:\/\//;

export function brokenWords(): Finding[] {
  const nodes = new Set(textLines().map(({ node }) => node));
  return [...nodes].flatMap((node) => {
    const element = node.parentElement;
    if (element === null || lineBoxes(node).length < 2) return [];
    const word = wordsIn(node.data).find((one) => isBroken(node, one) && !isHyphenated(element, node, one));
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
    if (word.length > 1 && !IS_CODE.test(word)) words.push({ start: at, end: at + word.length });
    start = at + word.length;
  }
  return words;
}

/** Whether its first and its last letter stand on different lines. */
function isBroken(node: Text, { start, end }: { readonly start: number; readonly end: number }): boolean {
  // The hyphen of a soft break before the word counts as its first box.
  const first = boxesOf(node, start, start + 1).at(-1);
  const last = boxesOf(node, end - 1, end)[0];
  return first !== undefined && last !== undefined && Math.abs(last.top - first.top) > first.height / 2;
}

/** With automatic hyphens a word that is broken for other reasons is in one piece once only hyphens may break it. */
function isHyphenated(
  element: HTMLElement,
  node: Text,
  word: { readonly start: number; readonly end: number },
): boolean {
  if (getComputedStyle(element).hyphens !== 'auto') return false;
  const before = element.getAttribute('style');
  element.style.setProperty('overflow-wrap', 'normal', 'important');
  element.style.setProperty('word-break', 'normal', 'important');
  const isStillBroken = isBroken(node, word);
  if (before === null) element.removeAttribute('style');
  else element.setAttribute('style', before);
  return isStillBroken;
}

function boxesOf(node: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}
