/** What a person has opened over the table, and what opens it. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isInPlay, isShown, modal, nameOf, rectOf } from './dom.ts';
import { boxOf } from './layout.ts';
import { regionOf } from './table.ts';

/** What is opened and closed by hand; a part of the screen that stays is not among it. */
const OVERLAYS =
  'dialog[open], [role=dialog], [data-opened], [data-region=tray], [data-region=list], [data-frame]:is(aside), [popover]:popover-open';

/** What lies over the table now. */
export function opened(): { name: string; box: Box; isModal: boolean }[] {
  forget();
  return (
    [...document.querySelectorAll(OVERLAYS)]
      // On a desk the list has its place in the aside and lies over nothing.
      .filter((element) => element.parentElement?.closest('[data-region=aside]') == null)
      .filter((element) => isShown(element) && rectOf(element).width > 0)
      .map((element) => ({
        name: nameOf(element).slice(0, 60),
        box: boxOf(element),
        isModal: element.matches(':modal'),
      }))
  );
}

/** A point on the table that is neither in what was opened nor on anything that answers a touch; null where there is none. */
export function outsidePoint(): [number, number] | null {
  const answers =
    'button, a, input, select, [data-touchable], [data-other-way], [data-region=header], [data-region=bar]';
  for (const down of [0.3, 0.2, 0.45, 0.6, 0.15, 0.75]) {
    for (const across of [0.5, 0.1, 0.9, 0.3, 0.7, 0.02, 0.98]) {
      const [x, y] = [innerWidth * across, innerHeight * down];
      const hit = document.elementFromPoint(x, y);
      const top = modal();
      if (hit === null || hit.closest(answers) !== null) continue;
      // Around a modal dialog everything is the dialog itself, but not its box.
      if (top !== null ? hit === top : hit.closest(`${OVERLAYS}, [data-region=aside]`) === null) return [x, y];
    }
  }
  return null;
}

export interface Opener {
  readonly index: number;
  readonly name: string;
}

/** Buttons around the table that open something: in the header, the tabs, the list's slot, and what is marked with `data-opens`. */
export function openers(): Opener[] {
  remembered = openerElements().map((element) => ({ element, name: nameOf(element) }));
  return remembered.map(({ name }, index) => ({ index, name }));
}

let remembered: { element: Element; readonly name: string }[] = [];

/** The button as it was; drawn anew, it is the one that looks the same. */
function openerAt(index: number): Element | null {
  const known = remembered[index];
  if (known === undefined) return null;
  if (!known.element.isConnected) {
    const again = openerElements().find((element) => nameOf(element) === known.name);
    if (again !== undefined) known.element = again;
  }
  return known.element.isConnected && isShown(known.element) && isInPlay(known.element) ? known.element : null;
}

export function openerPoint(index: number): [number, number] | null {
  const element = openerAt(index);
  if (element === null) return null;
  const { left, top, width, height } = rectOf(element);
  return [left + width / 2, top + height / 2];
}

/** Whether the focus is on the opener, or on what it stands in. */
export function hasFocus(index: number): boolean {
  const element = openerAt(index);
  return element !== null && document.activeElement !== null && element.contains(document.activeElement);
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
