/** What is looked at for contrast: lines of text, and the rings of what can be touched. Runs in the browser. */
import { uncovered } from '../checks/covered.ts';
import type { Box } from '../finding.ts';
import { forget, nameOf, rectOf } from './dom.ts';
import { alphaOf } from './paint.ts';
import { touchables } from './table.ts';
import { isIllustration, textLines } from './text.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface Inked {
  readonly name: string;
  readonly box: Box;
}

export interface Inks {
  readonly texts: readonly Inked[];
  readonly rings: readonly Inked[];
  /** The colour of the rings; null where the page has none. */
  readonly glow: Rgb | null;
}

export function inks(): Inks {
  forget();
  const glow = glowColour();
  return {
    texts: uncovered(textLines())
      .filter(({ element, visible }) => visible.width > 3 && visible.height > 6 && !isIllustration(element))
      .map(({ element, visible }) => ({ name: nameOf(element), box: plain(visible) })),
    rings: touchables()
      .filter((element) => element.matches('[data-thing]'))
      .map((element) => ({ name: nameOf(element), box: plain(rectOf(element)) })),
    glow,
  };
}

let sheet: CSSStyleSheet | null = null;

/** Hides all text until `showText`. */
export function hideText(): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`
    * { -webkit-text-fill-color: transparent !important; transition: none !important }
    text, tspan { fill: transparent !important; stroke: transparent !important }
  `);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

export function showText(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((one) => one !== sheet);
}

function glowColour(): Rgb | null {
  const probe = document.createElement('i');
  probe.style.color = 'var(--glow, transparent)';
  (document.querySelector('[data-game]') ?? document.body).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const parts = alphaOf(color) === 0 ? null : /^rgba?\(([\d.]+),\s*([\d.]+),\s*([\d.]+)/.exec(color);
  return parts === null ? null : [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function plain({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}
