/** What a person has opened over the table, and what opens it. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isInPlay, isShown, nameOf, rectOf } from './dom.ts';
import { boxOf } from './layout.ts';
import { regionOf } from './table.ts';

const OPENED = 'dialog[open], [role=dialog], [data-opened], [data-region=tray], [popover]:popover-open';

/** What lies over the table now. */
export function opened(): { name: string; box: Box; isModal: boolean }[] {
  forget();
  return [...document.querySelectorAll(OPENED)]
    .filter((element) => isShown(element) && rectOf(element).width > 0)
    .map((element) => ({
      name: nameOf(element).slice(0, 60),
      box: boxOf(element),
      isModal: element.matches(':modal'),
    }));
}

export interface Opener {
  readonly index: number;
  readonly name: string;
}

/** Buttons around the table that open something: in the header, the tabs, the list's slot, and piles on the board. */
export function openers(): Opener[] {
  return openerElements().map((element, index) => ({ index, name: nameOf(element) }));
}

export function openerPoint(index: number): [number, number] | null {
  const element = openerElements()[index];
  if (element === undefined) return null;
  const { left, top, width, height } = rectOf(element);
  return [left + width / 2, top + height / 2];
}

/** Whether the focus is on the opener, or on what it stands in. */
export function hasFocus(index: number): boolean {
  const element = openerElements()[index];
  return element !== undefined && document.activeElement !== null && element.contains(document.activeElement);
}

function openerElements(): Element[] {
  forget();
  const places = [
    regionOf('header'),
    regionOf('tabs'),
    document.querySelector('[data-slot=list]'),
    ...document.querySelectorAll('[data-opens]'),
  ];
  const all = places.flatMap((place) =>
    place === null ? [] : place.matches('button') ? [place] : [...place.querySelectorAll('button')],
  );
  return [...new Set(all)].filter(
    (element) =>
      isShown(element) && isInPlay(element) && !element.matches(':disabled, [aria-disabled=true], [role=tab]'),
  );
}
