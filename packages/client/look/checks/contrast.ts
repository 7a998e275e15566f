/**
 * 18: Text stands out from what lies under it, and the ring of what can be touched from what lies around it. Measured in two
 * pictures of the same screen, one of them without text: where they differ is ink.
 */
import type { Box, Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Inks, Rgb } from '../page/colours.ts';
import type { Pixels } from './changed-text.ts';

/** A line is measured in parts of this length, because a picture under it may be light at one end only. */
const PART = 40;
/** The edges of letters are faint; this share of their pixels is fainter than the letter itself. */
const CORE = 0.9;
/** A ring is seen when a third of it is; the rest may lie between cards of its own colour. */
const SEEN_RING = 0.67;
/** How far outside a thing its ring stands. */
const RING = 6;

export function contrast({ texts, rings, glow }: Inks, screen: Pixels, ground: Pixels): Finding[] {
  const written = texts.flatMap(({ name, box }) => tooFaint(name, 'text', worstPart(screen, ground, box)));
  const ringed = rings.flatMap(({ name, box }) => {
    const around = glow === null ? [] : edge(ground, box).map((pixel) => ratio(glow, pixel));
    return tooFaint(name, 'ring', at(around, SEEN_RING));
  });
  return [...written, ...ringed];
}

function tooFaint(name: string, kind: 'text' | 'ring', measured: number | null): Finding[] {
  const least = LIMITS.contrast[kind];
  if (measured === null || measured >= least - 0.1) return [];
  return [
    { check: 18, element: name, sentence: `the contrast of its ${kind} is ${measured.toFixed(1)}, not ${least}` },
  ];
}

/** The contrast of the part of a line that is hardest to read; null where nothing is written. */
function worstPart(screen: Pixels, ground: Pixels, { x, y, width, height }: Box): number | null {
  const count = Math.max(1, Math.round(width / PART));
  const parts = Array.from({ length: count }, (_, i) => ({
    x: x + (width / count) * i,
    y,
    width: width / count,
    height,
  }));
  const measured = parts.map((part) => inkIn(screen, ground, part)).filter((one) => one !== null);
  return measured.length === 0 ? null : Math.min(...measured);
}

function inkIn(screen: Pixels, ground: Pixels, { x, y, width, height }: Box): number | null {
  const ratios: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(screen.width, x + width)];
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(screen.height, y + height)];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * screen.width + column) * 3;
      if (isOther(screen.rgb, ground.rgb, at))
        ratios.push(ratioOf(luminanceAt(screen.rgb, at), luminanceAt(ground.rgb, at)));
    }
  }
  // A few stray pixels are the end of a letter that belongs to the next part.
  return ratios.length < 6 ? null : at(ratios, CORE);
}

function isOther(one: Uint8Array, other: Uint8Array, at: number): boolean {
  for (let i = at; i < at + 3; i++) if (Math.abs((one[i] as number) - (other[i] as number)) > 6) return true;
  return false;
}

/** The value that this share of all is smaller than. */
function at(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/** Pixels around a box, where its ring ends and the ground begins. */
function edge(pixels: Pixels, { x, y, width, height }: Box): Rgb[] {
  const found: (Rgb | null)[] = [];
  for (let column = Math.ceil(x); column < x + width; column += 4)
    for (const row of [y - RING, y + height + RING]) found.push(pixelAt(pixels, column, Math.round(row)));
  for (let row = Math.ceil(y); row < y + height; row += 4)
    for (const column of [x - RING, x + width + RING]) found.push(pixelAt(pixels, Math.round(column), row));
  return found.filter((pixel) => pixel !== null);
}

function pixelAt({ width, height, rgb }: Pixels, x: number, y: number): Rgb | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const start = (y * width + x) * 3;
  return [rgb[start] as number, rgb[start + 1] as number, rgb[start + 2] as number];
}

/** WCAG's contrast ratio. */
function ratio(one: Rgb, other: Rgb): number {
  return ratioOf(luminanceAt(one, 0), luminanceAt(other, 0));
}

function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminanceAt(rgb: Uint8Array | Rgb, at: number): number {
  const [red, green, blue] = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
  return 0.2126 * (LINEAR[red] as number) + 0.7152 * (LINEAR[green] as number) + 0.0722 * (LINEAR[blue] as number);
}
