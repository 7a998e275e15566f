/** Marks of a gouge: how every picture of the game is cut. All are path data in a square of 100 by 100. */
import { at } from '@conclave/kernel';

const round = (n: number) => Math.round(n * 10) / 10;

/** One cut, tapered at both ends, as wide as `width` in its middle; `bend` pushes the middle sideways. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const side = (by: number) => `${round(mx + nx * by)} ${round(my + ny * by)}`;
  return `M${round(x1)} ${round(y1)}Q${side(bend * 2 + width)} ${round(x2)} ${round(y2)}Q${side(bend * 2 - width)} ${round(x1)} ${round(y1)}Z`;
}

export interface Rays {
  readonly at: readonly [x: number, y: number];
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly width: number;
  /** Degrees, clockwise from the right. */
  readonly start?: number;
  readonly end?: number;
  /** How much longer or shorter every second ray is. */
  readonly uneven?: number;
}

/** Cuts that run out from a point. */
export function rays({ at: [x, y], from, to, count, width, start = 0, end = 360, uneven = 0 }: Rays): string {
  const whole = end - start === 360;
  const step = (end - start) / (whole ? count : count - 1);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((start + i * step) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = i % 2 === 0 ? to : to + uneven;
    d += gouge(x + cos * from, y + sin * from, x + cos * reach, y + sin * reach, width);
  }
  return d;
}

/** Level cuts, as a sky or water is cut, each a little different so that no machine seems to have made them. */
export function strata(x1: number, x2: number, y1: number, y2: number, rows: number, width: number, grain = 1): string {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const y = y1 + ((y2 - y1) * row) / Math.max(1, rows - 1);
    let x = x1 + wobble(row * 7 + grain) * 14;
    for (let i = 0; x < x2 - 6; i++) {
      const length = 16 + wobble(row * 13 + i * 5 + grain) * 34;
      d += gouge(x, y, Math.min(x2, x + length), y + wobble(i + row + grain) * 1.6 - 0.8, width);
      x += length + 5 + wobble(row + i * 11 + grain) * 14;
    }
  }
  return d;
}

/** A number from 0 to 1 that looks random and is always the same. */
export function wobble(n: number): number {
  const s = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return s - Math.floor(s);
}

export function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star of so many points. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = -90): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    d += `${i === 0 ? 'M' : 'L'}${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
  }
  return `${d}Z`;
}

/** An arm that follows points and grows thin: tentacles, tails, horns. Widths are those at its root and its tip. */
export function arm(points: readonly (readonly [number, number])[], root: number, tip = 0.6): string {
  const left: string[] = [];
  const right: string[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = at(points, Math.max(0, i - 1));
    const [bx, by] = at(points, Math.min(points.length - 1, i + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (root + ((tip - root) * i) / (points.length - 1)) / 2;
    const [nx, ny] = [((by - ay) / length) * half, ((ax - bx) / length) * half];
    left.push(`${round(x + nx)} ${round(y + ny)}`);
    right.unshift(`${round(x - nx)} ${round(y - ny)}`);
  });
  return `M${[...left, ...right].join('L')}Z`;
}

/** Points of a spiral, from its outside in. */
export function spiral(
  x: number,
  y: number,
  outer: number,
  inner: number,
  turns: number,
  start = 0,
  steps = 40,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const angle = ((start + t * turns * 360) * Math.PI) / 180;
    const r = outer + (inner - outer) * t ** 0.85;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** Points of a smooth curve through an S: from one point to another by two bends. */
export function curve(
  from: readonly [number, number],
  bend1: readonly [number, number],
  bend2: readonly [number, number],
  to: readonly [number, number],
  steps = 16,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const along = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [along(from[0], bend1[0], bend2[0], to[0]), along(from[1], bend1[1], bend2[1], to[1])];
  });
}
