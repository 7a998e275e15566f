/** 21: What was opened for one question does not lie over what the next one asks for. */
import type { Finding } from '../finding.ts';
import { isShown, nameOf, rectOf } from '../page/dom.ts';
import { regionOf, touchables } from '../page/table.ts';

export function leftOpen(): Finding[] {
  const tray = regionOf('tray');
  if (tray === null || !isShown(tray) || touchables().some((one) => tray.contains(one))) return [];
  const under = touchables().find((one) => {
    const { left, top, width, height } = rectOf(one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && tray.contains(hit);
  });
  if (under === undefined) return [];
  return [{ check: 21, element: nameOf(tray), sentence: `it stays open over ${nameOf(under)}, which is asked for` }];
}
