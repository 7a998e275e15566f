/** Marks that the pictures of this game share, as path data in a square of 100 by 100. */
import { at } from '@conclave/kernel';
import { arm } from '../../shared/art/gouge.ts';

const round = (n: number) => Math.round(n * 10) / 10;

/** A circle of curves, so that it can be turned with the rest of a path. */
export function bead(x: number, y: number, r: number): string {
  const k = r * 0.552;
  return (
    `M${round(x - r)} ${round(y)}` +
    `C${round(x - r)} ${round(y - k)} ${round(x - k)} ${round(y - r)} ${round(x)} ${round(y - r)}` +
    `C${round(x + k)} ${round(y - r)} ${round(x + r)} ${round(y - k)} ${round(x + r)} ${round(y)}` +
    `C${round(x + r)} ${round(y + k)} ${round(x + k)} ${round(y + r)} ${round(x)} ${round(y + r)}` +
    `C${round(x - k)} ${round(y + r)} ${round(x - r)} ${round(y + k)} ${round(x - r)} ${round(y)}Z`
  );
}

/** A ring: even-odd. */
export function hoop(x: number, y: number, outer: number, inner: number): string {
  return bead(x, y, outer) + bead(x, y, inner);
}

/** A bar of one width, as a chisel cuts it. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  return arm(
    [
      [x1, y1],
      [x2, y2],
    ],
    width,
    width,
  );
}

/** The same path turned about a point. Takes paths of M, L, Q, C and Z. */
export function turned(path: string, degrees: number, x = 50, y = 50): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const n = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const points: number[] = [];
    for (let i = 0; i + 1 < n.length; i += 2) {
      const [dx, dy] = [at(n, i) - x, at(n, i + 1) - y];
      points.push(round(x + dx * cos - dy * sin), round(y + dx * sin + dy * cos));
    }
    return command + points.join(' ');
  });
}

/** A drop, its tip up. */
export function drop(x: number, y: number, r: number): string {
  return (
    `M${round(x)} ${round(y - r * 1.7)}` +
    `C${round(x + r * 0.35)} ${round(y - r * 0.9)} ${round(x + r)} ${round(y - r * 0.55)} ${round(x + r)} ${round(y + r * 0.15)}` +
    `C${round(x + r)} ${round(y + r * 0.75)} ${round(x + r * 0.55)} ${round(y + r)} ${round(x)} ${round(y + r)}` +
    `C${round(x - r * 0.55)} ${round(y + r)} ${round(x - r)} ${round(y + r * 0.75)} ${round(x - r)} ${round(y + r * 0.15)}` +
    `C${round(x - r)} ${round(y - r * 0.55)} ${round(x - r * 0.35)} ${round(y - r * 0.9)} ${round(x)} ${round(y - r * 1.7)}Z`
  );
}
