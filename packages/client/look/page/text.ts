/** The text on the screen, line by line. Runs in the browser. */
import { isInPlay, isShown, remembering, visiblePart } from './dom.ts';

export interface TextLine {
  /** The element whose own words these are. */
  readonly element: Element;
  readonly node: Text;
  readonly text: string;
  /** Where the line is set, and the part of it that is on the screen and not cut off. */
  readonly box: DOMRect;
  readonly visible: DOMRect;
}

/** Texts in which a person types or that the browser draws in its own way. */
const OWN_WAY = 'option, textarea, input, select, script, style, noscript, title';

export function textLines(root: Element = document.body): readonly TextLine[] {
  return linesIn(root);
}

const linesIn = remembering((root: Element): readonly TextLine[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    const text = node.data.trim();
    if (element === null || text === '' || element.closest(OWN_WAY) !== null) continue;
    if (!isShown(element) || !isInPlay(element)) continue;
    for (const box of lineBoxes(node)) lines.push({ element, node, text, box, visible: visiblePart(element, box) });
  }
  return lines;
});

/** One box for each line the words are set in. */
export function lineBoxes(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

let canvas: CanvasRenderingContext2D | null = null;

/** Where the letters themselves are: fonts keep room above and below them. */
export function inkOf({ element, text, box }: Pick<TextLine, 'element' | 'text' | 'box'>): DOMRect {
  canvas ??= document.createElement('canvas').getContext('2d');
  const { fontStyle, fontWeight, fontSize, fontFamily, fontVariantCaps, textTransform } = getComputedStyle(element);
  if (canvas === null) return box;
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  canvas.fontVariantCaps = fontVariantCaps as CanvasFontVariantCaps;
  const ink = canvas.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
  const height = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
  const scale = box.height / height;
  // Turned letters have another height.
  if (!(scale > 0.4 && scale < 2.5)) return box;
  const above = (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) * scale;
  const below = (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent) * scale;
  return new DOMRect(box.left, box.top + above, box.width, Math.max(1, box.height - above - below));
}

/** How large the letters are on the screen, with what scales their element. */
export function sizeOnScreen(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  if (!(element instanceof HTMLElement)) {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
  }
  // Its scale, seen in the nearest ancestor with a box; rotation does not matter to a height and a width together.
  const box = element.getBoundingClientRect();
  if (
    element.offsetWidth === 0 ||
    element.offsetHeight === 0 ||
    box.width === 0 ||
    getComputedStyle(element).display === 'inline'
  )
    return size;
  // Widths and heights in the layout are whole numbers: half a pixel is rounding, and no scale.
  const scale = Math.max((box.width + 0.5) / element.offsetWidth, (box.height + 0.5) / element.offsetHeight);
  return size * Math.min(1, scale);
}

/** A card drawn beside a line of the log says nothing that the line does not. */
export function isIllustration(element: Element): boolean {
  return element instanceof SVGElement && element.closest('[data-region=aside], [data-opened]') !== null;
}
