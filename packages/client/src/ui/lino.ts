/** The strokes everything is drawn with: the marks a gouge leaves in linoleum, as paths for SVG. */
import { at } from '@conclave/kernel';

/** Rounds a number for use in a path. */
const short = (value: number) => String(Math.round(value * 100) / 100);

/** A cut from one point to another, pointed at both ends and `width` wide in the middle. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = (-(y2 - y1) / length) * width;
  const dy = ((x2 - x1) / length) * width;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${short(x1)} ${short(y1)}Q${short(mx + dx)} ${short(my + dy)} ${short(x2)} ${short(y2)}Q${short(mx - dx)} ${short(my - dy)} ${short(x1)} ${short(y1)}Z`;
}

/** A ring: draw it with the even-odd rule. */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  return disc(cx, cy, outer) + disc(cx, cy, inner);
}

export function disc(cx: number, cy: number, radius: number): string {
  return `M${short(cx - radius)} ${short(cy)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** An almond, as eyes have it. */
export function almond(cx: number, cy: number, width: number, height: number): string {
  return gouge(cx - width / 2, cy, cx + width / 2, cy, height);
}

/** Cuts that spread from a point, between two distances and two angles (in turns, clockwise from the right). */
export function rays(
  cx: number,
  cy: number,
  { from, to, count, width, begin = 0, end = 1, uneven = 0.3 }: Rays,
): string {
  const hand = unsteady(count * 31 + Math.round(from));
  return Array.from({ length: count }, (_, i) => {
    const angle = (begin + ((end - begin) * (i + 0.5)) / count + (hand() - 0.5) * 0.004) * 2 * Math.PI;
    const [near, far] = [from * (1 + hand() * uneven), to * (1 - hand() * uneven)];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return gouge(cx + dx * near, cy + dy * near, cx + dx * far, cy + dy * far, width * (0.6 + hand() * 0.7));
  }).join('');
}

interface Rays {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly width: number;
  readonly begin?: number;
  readonly end?: number;
  readonly uneven?: number;
}

/** A sea of rows of cuts that swell, nearer ones larger. */
export function sea(left: number, top: number, right: number, bottom: number, rows: number, size = 1): string {
  const hand = unsteady(rows * 17 + Math.round(top));
  let path = '';
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.5) / rows;
    const y = top + (bottom - top) * depth ** 1.35;
    const step = (14 + 26 * depth) * size;
    for (let x = left - step * hand(); x < right; x += step * (0.9 + hand() * 0.5)) {
      const swell = (hand() - 0.5) * 5 * depth * size;
      path += gouge(x, y + swell, x + step * 0.85, y - swell, (1 + 3.2 * depth) * size * (0.6 + hand() * 0.6));
    }
  }
  return path;
}

/** Short cuts strewn over an area: the traces a gouge leaves where the ground was cleared. */
export function flecks(
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  { length = 9, width = 1.6, angle = 0 } = {},
): string {
  const hand = unsteady(count * 13 + Math.round(left + top));
  return Array.from({ length: count }, () => {
    const [x, y] = [left + hand() * (right - left), top + hand() * (bottom - top)];
    const turn = angle + (hand() - 0.5) * 0.5;
    const half = (length * (0.5 + hand() * 0.8)) / 2;
    return gouge(
      x - Math.cos(turn) * half,
      y - Math.sin(turn) * half,
      x + Math.cos(turn) * half,
      y + Math.sin(turn) * half,
      width * (0.5 + hand()),
    );
  }).join('');
}

/** Numbers from 0 to 1 that look random and are the same every time: the unsteadiness of one and the same hand. */
function unsteady(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Point = readonly [x: number, y: number];

/** A limb that bends through the points and grows thinner from `thick` to a tip. */
export function limb(points: readonly Point[], thick: number, tip = 0.5): string {
  const along = smooth(points, 14);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of along.entries()) {
    const [ax, ay] = at(along, Math.max(0, i - 1));
    const [bx, by] = at(along, Math.min(along.length - 1, i + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (thick + (tip - thick) * (i / (along.length - 1))) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return polygon([...left, ...right]);
}

/** Cuts across a limb, on one side of it: its suckers and its shade. */
export function ribs(points: readonly Point[], thick: number, count: number, tip = 0.5): string {
  const along = smooth(points, 24);
  return Array.from({ length: count }, (_, n) => {
    const i = Math.floor(((n + 0.6) / (count + 0.6)) * (along.length - 2));
    const [x, y] = at(along, i);
    const [bx, by] = at(along, i + 1);
    const length = Math.hypot(bx - x, by - y) || 1;
    const half = ((thick + (tip - thick) * (i / along.length)) / 2) * 0.86;
    const [nx, ny] = [(-(by - y) / length) * half, ((bx - x) / length) * half];
    return gouge(x + nx * 0.05, y + ny * 0.05, x + nx, y + ny, half * 0.28);
  }).join('');
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Points on a smooth curve through the given ones (a Catmull-Rom spline). */
function smooth(points: readonly Point[], perSpan: number): Point[] {
  const near = (i: number) => at(points, Math.max(0, Math.min(points.length - 1, i)));
  const curve: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let n = 0; n < perSpan; n++) curve.push(between(near(i - 1), near(i), near(i + 1), near(i + 2), n / perSpan));
  }
  curve.push(near(points.length - 1));
  return curve;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [mix(0), mix(1)];
}
