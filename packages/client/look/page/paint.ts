/** Whether an element paints something at a point, so that what lies under it is not seen. Runs in the browser. */
import { LIMITS } from '../limits.ts';
import { lineBoxes } from './text.ts';

const REPLACED = 'img, canvas, video, iframe, input, textarea, select';

export function paintsAt(element: Element, x: number, y: number): boolean {
  const opacity = opacityOf(element);
  if (opacity < LIMITS.coveringAlpha) return false;
  // A shape of a picture is hit only where it is drawn.
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return isPaintedShape(element, opacity);
  if (element.matches(REPLACED)) return true;
  return isPaintedGround(getComputedStyle(element), opacity) || hasTextAt(element, x, y);
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function isPaintedGround(style: CSSStyleDeclaration, opacity: number): boolean {
  if (alphaOf(style.backgroundColor) * opacity >= LIMITS.coveringAlpha) return true;
  if (style.backgroundImage === 'none') return false;
  if (style.backgroundImage.includes('url(')) return true;
  const colours = style.backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab)\([^)]*\)|transparent/g) ?? [];
  // A veil that fades out somewhere leaves the text to be seen; what is dense all over does not.
  return colours.length > 0 && colours.every((colour) => alphaOf(colour) * opacity >= 0.5);
}

function isPaintedShape(element: SVGElement, opacity: number): boolean {
  const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(element);
  const filled = fill === 'none' ? 0 : alphaOf(fill) * Number(fillOpacity);
  const drawn = stroke === 'none' ? 0 : alphaOf(stroke) * Number(strokeOpacity);
  return Math.max(filled, drawn) * opacity >= LIMITS.coveringAlpha;
}

/** 0 for transparent, 1 for opaque, of a colour as the browser computes it. */
export function alphaOf(colour: string): number {
  if (colour === 'transparent' || colour === 'none') return 0;
  const slash = /\/\s*([\d.]+)(%?)\s*\)/.exec(colour);
  if (slash !== null) return Number(slash[1]) / (slash[2] === '%' ? 100 : 1);
  const parts = /^rgba\(([^)]*)\)/.exec(colour)?.[1]?.split(',');
  return parts?.length === 4 ? Number(parts[3]) : 1;
}

function hasTextAt(element: Element, x: number, y: number): boolean {
  return [...element.childNodes].some(
    (node) =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      lineBoxes(node).some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom),
  );
}
