/** What the map lies on: flagstones at the University, cracked ice in the Antarctic. */
import { gouge, strata, wobble } from '../../shared/art/gouge.ts';

/** Short cuts strewn over the whole sheet. */
function strewn(count: number, length: number, width: number, grain: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [wobble(i * 3 + grain) * 1200, wobble(i * 7 + grain + 1) * 800];
    const turn = (wobble(i + grain) - 0.5) * 0.9;
    const half = (length * (0.4 + wobble(i * 5 + grain))) / 2;
    d += gouge(
      x - Math.cos(turn) * half,
      y - Math.sin(turn) * half,
      x + Math.cos(turn) * half,
      y + Math.sin(turn) * half,
      width,
    );
  }
  return d;
}

/** Cracks that run over the ice. */
function cracks(): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    let [x, y] = [wobble(i * 11) * 1200, wobble(i * 17 + 2) * 800];
    let turn = wobble(i * 5 + 1) * Math.PI * 2;
    for (let step = 0; step < 5; step++) {
      const length = 30 + wobble(i + step * 3) * 50;
      const [nx, ny] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length];
      d += gouge(x, y, nx, ny, 2.2 - step * 0.3);
      [x, y] = [nx, ny];
      turn += (wobble(i * 7 + step) - 0.5) * 1.5;
    }
  }
  return d;
}

export const GROUND = {
  university: [strata(0, 1200, 14, 786, 20, 1.3, 5), strewn(160, 26, 1.4, 9)],
  'under-the-surface': [strewn(300, 20, 1.5, 4), cracks()],
} as const;
