/** 14: The stage is used: text and pictures cover enough of it, and no part of it lies empty. Desk sizes only. */
import type { Box, Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { intersection, isInPlay, isShown, modal, rectOf, visiblePart } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { hasMarkers, regionOf } from '../page/table.ts';
import { textLines } from '../page/text.ts';

export interface StageUse {
  /** Share of the stage that text and pictures cover. */
  readonly covered: number;
  /** Share of the largest rectangle without either, and where it is. */
  readonly empty: number;
  readonly emptiest: Box;
}

export function stageUse({ frame, isFirstTurn, state }: Facts): Finding[] {
  if (frame !== 'desk' || innerWidth < 1440 || state !== 'rest') return [];
  const use = measureStage();
  if (use === null) return [];
  const { covered, empty } = use;
  const { x, y, width, height } = use.emptiest;
  const most = isFirstTurn ? LIMITS.stage.emptiestFirst : LIMITS.stage.emptiest;
  const findings: Finding[] = [];
  if (empty > most)
    findings.push({
      check: 14,
      element: 'stage',
      sentence: `${percent(empty)} of it lie empty (${width}x${height} at ${x},${y}), not ${percent(most)} at most`,
    });
  if (covered < LIMITS.stage.covered)
    findings.push({
      check: 14,
      element: 'stage',
      sentence: `text and pictures cover ${percent(covered)} of it, not ${percent(LIMITS.stage.covered)}`,
    });
  return findings;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function measureStage(cell: number = LIMITS.stage.cell): StageUse | null {
  const stage = modal() === null ? stageBox() : null;
  if (stage === null) return null;
  const { ground } = LIMITS.stage;
  const [columns, rows] = [Math.floor(stage.width / cell), Math.floor(stage.height / cell)];
  const grid = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  const isGround = (box: DOMRect) => box.width * box.height > stage.width * stage.height * ground;
  const boxes = [...textLines().map(({ visible }) => visible), ...pictures()].filter((box) => !isGround(box));
  for (const box of boxes) fill(grid, intersection(box, stage), stage, cell);
  const used = grid.flat().filter(Boolean).length;
  const emptiest = largestEmpty(grid);
  return {
    covered: used / (rows * columns),
    empty: (emptiest.width * emptiest.height) / (rows * columns),
    emptiest: {
      x: Math.round(stage.x + emptiest.x * cell),
      y: Math.round(stage.y + emptiest.y * cell),
      width: emptiest.width * cell,
      height: emptiest.height * cell,
    },
  };
}

function stageBox(): DOMRect | null {
  const parts = (hasMarkers() ? (['seats', 'board', 'own'] as const) : (['board'] as const))
    .map((name) => regionOf(name))
    .filter((part) => part !== null)
    .map(rectOf);
  if (parts.length === 0) return null;
  const left = Math.min(...parts.map((box) => box.left));
  const top = Math.min(...parts.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...parts.map((box) => box.right)) - left,
    Math.max(...parts.map((box) => box.bottom)) - top,
  );
}

function pictures(): DOMRect[] {
  return [...document.querySelectorAll('svg, img, canvas')]
    .filter((picture) => isShown(picture) && isInPlay(picture))
    .map((picture) => visiblePart(picture, rectOf(picture)));
}

function fill(grid: boolean[][], box: DOMRect, stage: DOMRect, cell: number): void {
  if (box.width < 1 || box.height < 1) return;
  const [top, bottom] = [Math.floor((box.top - stage.top) / cell), Math.ceil((box.bottom - stage.top) / cell)];
  const [left, right] = [Math.floor((box.left - stage.left) / cell), Math.ceil((box.right - stage.left) / cell)];
  for (const row of grid.slice(Math.max(0, top), bottom)) row.fill(true, Math.max(0, left), right);
}

/** The largest rectangle of free cells: for each row, how far up each column is free, and the best box under that skyline. */
function largestEmpty(grid: readonly (readonly boolean[])[]): Box {
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  const free = new Array<number>(grid[0]?.length ?? 0).fill(0);
  for (const [y, row] of grid.entries()) {
    for (const [x, isUsed] of row.entries()) free[x] = isUsed ? 0 : (free[x] as number) + 1;
    for (let left = 0; left < free.length; left++) {
      let height = Number.POSITIVE_INFINITY;
      for (let right = left; right < free.length && free[right] !== 0; right++) {
        height = Math.min(height, free[right] as number);
        const width = right - left + 1;
        if (width * height > best.width * best.height) best = { x: left, y: y - height + 1, width, height };
      }
    }
  }
  return best;
}
