/** Where everything that must not move is just now. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isShown, rectOf } from './dom.ts';
import { REGIONS, regionOf, SLOTS, slotOf } from './table.ts';

export type Layout = Readonly<Record<string, Box>>;

/** The boxes of regions and slots by name. A tray is opened and folded, so it is not among them. */
export function layout(): Layout {
  forget();
  const found: Record<string, Box> = {};
  for (const name of REGIONS) {
    const element = name === 'tray' ? null : regionOf(name);
    if (element !== null && isShown(element)) found[`region ${name}`] = boxOf(element);
  }
  for (const name of SLOTS) {
    const element = slotOf(name);
    if (element !== null && isShown(element)) found[`slot ${name}`] = boxOf(element);
  }
  return found;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = rectOf(element);
  return { x, y, width, height };
}
