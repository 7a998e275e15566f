/** The colours of text and of rings as they are set; what lies under them is seen in a picture. Runs in the browser. */
import { uncovered } from '../checks/covered.ts';
import type { Box } from '../finding.ts';
import { forget, nameOf, rectOf } from './dom.ts';
import { alphaOf, opacityOf } from './paint.ts';
import { touchables } from './table.ts';
import { textLines } from './text.ts';

/** Red, green, blue from 0 to 255, and how dense it is from 0 to 1. */
export type Colour = readonly [number, number, number, number];

export interface Coloured {
  readonly name: string;
  readonly kind: 'text' | 'ring';
  readonly box: Box;
  readonly colour: Colour;
}

/** Hides all text, and what travels, until `showText`. */
export function hideText(): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; transition: none !important; animation: none !important } text, tspan { fill: transparent !important; stroke: transparent !important }',
  );
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function showText(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}

let sheet: CSSStyleSheet | null = null;

export function coloured(): Coloured[] {
  forget();
  return [...texts(), ...rings()];
}

function texts(): Coloured[] {
  return uncovered(textLines()).flatMap(({ element, visible }) => {
    if (visible.width < 3 || visible.height < 6) return [];
    const style = getComputedStyle(element);
    const colour = rgb(element instanceof SVGElement ? style.fill : style.color);
    if (colour === null) return [];
    const [red, green, blue, alpha] = colour;
    return [
      {
        name: nameOf(element),
        kind: 'text' as const,
        box: plain(visible),
        colour: [red, green, blue, alpha * opacityOf(element)] as const,
      },
    ];
  });
}

/** The ring of what can be touched, against the ground around it. */
function rings(): Coloured[] {
  const probe = document.createElement('i');
  probe.style.color = 'var(--glow)';
  (document.querySelector('[data-game]') ?? document.body).append(probe);
  const colour = rgb(getComputedStyle(probe).color);
  probe.remove();
  if (colour === null) return [];
  return touchables()
    .filter((element) => element.matches('[data-thing]'))
    .map((element) => ({ name: nameOf(element), kind: 'ring' as const, box: plain(rectOf(element)), colour }));
}

/** A colour as numbers, whichever way the browser writes it. */
function rgb(colour: string): Colour | null {
  if (alphaOf(colour) === 0) return null;
  const plainly = /^rgba?\(([\d.]+),\s*([\d.]+),\s*([\d.]+)/.exec(colour);
  if (plainly !== null) return [Number(plainly[1]), Number(plainly[2]), Number(plainly[3]), alphaOf(colour)];
  painter ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const canvas = painter;
  if (canvas === null) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

let painter: CanvasRenderingContext2D | null = null;

function plain({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}
