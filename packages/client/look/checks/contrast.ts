/** 18: Text stands out from what lies under it, and the ring of what can be touched from what lies around it. */
import type { Box, Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Colour, Coloured } from '../page/colours.ts';
import type { Pixels } from './changed-text.ts';

/** A picture under text has lighter and darker places; so many of its pixels may be worse than the limit. */
const WORST = 0.1;
/** How far outside a thing its ring stands. */
const RING = 3;

/** `ground` shows the screen without its text. */
export function contrast(all: readonly Coloured[], ground: Pixels): Finding[] {
  return all.flatMap(({ name, kind, box, colour }) => {
    const pixels = kind === 'text' ? inside(ground, box) : around(ground, box);
    if (pixels.length === 0) return [];
    const ratios = pixels.map((pixel) => ratio(over(colour, pixel), pixel)).sort((a, b) => a - b);
    const measured = ratios[Math.floor(ratios.length * (kind === 'text' ? WORST : 0.5))] as number;
    const least = LIMITS.contrast[kind];
    if (measured >= least - 0.05) return [];
    return [
      { check: 18, element: name, sentence: `the contrast of its ${kind} is ${measured.toFixed(1)}, not ${least}` },
    ];
  });
}

type Rgb = readonly [number, number, number];

function inside(pixels: Pixels, { x, y, width, height }: Box): Rgb[] {
  const found: Rgb[] = [];
  // Letters stand in the middle of their line; above and below it is room.
  for (let row = Math.ceil(y + height * 0.25); row < y + height * 0.8; row += 2)
    for (let column = Math.ceil(x); column < x + width; column += 2) add(found, pixels, column, row);
  return found;
}

function around(pixels: Pixels, { x, y, width, height }: Box): Rgb[] {
  const found: Rgb[] = [];
  for (let column = Math.ceil(x); column < x + width; column += 4) {
    add(found, pixels, column, Math.round(y - RING - 3));
    add(found, pixels, column, Math.round(y + height + RING + 3));
  }
  for (let row = Math.ceil(y); row < y + height; row += 4) {
    add(found, pixels, Math.round(x - RING - 3), row);
    add(found, pixels, Math.round(x + width + RING + 3), row);
  }
  return found;
}

function add(found: Rgb[], { width, height, rgb }: Pixels, x: number, y: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  found.push([rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number]);
}

/** What one sees of a translucent colour. */
function over([red, green, blue, alpha]: Colour, [r, g, b]: Rgb): Rgb {
  return [red * alpha + r * (1 - alpha), green * alpha + g * (1 - alpha), blue * alpha + b * (1 - alpha)];
}

/** WCAG's contrast ratio. */
function ratio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
