/** What the page says, sentence by sentence: to those who see it, and to those who hear it. Runs in the browser. */
import { forget } from './dom.ts';
import { textLines } from './text.ts';

/** Attributes that are read out or shown. */
const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'] as const;

export function said(): string[] {
  forget();
  const nodes = new Set(textLines().map(({ node }) => node));
  const sentences = Map.groupBy(nodes, ({ parentElement }) => blockOf(parentElement));
  const shown = [...sentences.values()].map((parts) => parts.map(({ data }) => data).join(''));
  const read = NAMES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const all = [document.title, ...shown, ...read].map((text) => text.replaceAll('\u00ad', '').trim());
  return [...new Set(all)].filter((text) => text !== '');
}

/** A sentence is as long as the box it is set in, whatever stands out in it. */
function blockOf(element: Element | null): Element | null {
  for (let at = element; at !== null; at = at.parentElement) {
    if (at instanceof SVGElement) return at;
    const { display } = getComputedStyle(at);
    if (!display.startsWith('inline') && display !== 'contents') return at;
  }
  return null;
}
