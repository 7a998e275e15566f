/** 16: Each seat has a plate with its sign, its name or initials, whether somebody is there, and its clock if there is one. */
import type { Finding } from '../finding.ts';
import { isInPlay, isShown, nameOf } from '../page/dom.ts';
import type { Facts } from '../page/facts.ts';
import { hasMarkers, regionOf } from '../page/table.ts';

const CHECK = 16;

export function plates(facts: Facts): Finding[] {
  const seats = regionOf('seats');
  if (!hasMarkers() || seats === null || !isInPlay(seats)) return [];
  const all = [...document.querySelectorAll('[data-plate]')].filter((plate) => isShown(plate) && isInPlay(plate));
  if (all.length === 0) return [{ check: CHECK, element: 'seats', sentence: 'no seat has a plate' }];
  const shownNames: string[] = [];
  return facts.names.flatMap((name, seat) => {
    const plate = all.find((one) => one.getAttribute('data-plate') === String(seat));
    if (plate === undefined) return [];
    const sentences = missingIn(plate, name, facts);
    const short = shortNameOn(plate, name);
    if (short !== null && shownNames.includes(short)) sentences.push(`another plate shows “${short}”, too`);
    if (short !== null) shownNames.push(short);
    return sentences.map((sentence) => ({ check: CHECK, element: nameOf(plate), sentence }));
  });
}

/** What stands there instead of the whole name; null where it does not say what it is short for. */
function shortNameOn(plate: Element, name: string): string | null {
  const shown = [...plate.querySelectorAll('[data-shortened][title]')].find(
    (one) => one.getAttribute('title') === name,
  );
  return shown?.textContent?.trim().toLowerCase() ?? null;
}

function missingIn(plate: Element, name: string, { hasClocks }: Facts): string[] {
  const shown = (plate.textContent ?? '').toLowerCase();
  const full = name.toLowerCase();
  const [first = '', second] = full.split(/\s+/);
  const initials = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  const label = [plate, ...plate.querySelectorAll('[aria-label], .unseen')]
    .map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`)
    .join(' ')
    .toLowerCase();
  const missing = [
    plate.querySelector('svg') === null && 'it has no sign',
    ![full, first, initials, shortNameOn(plate, name) ?? full].some((one) => shown.includes(one)) &&
      'it has neither name nor initials',
    !label.includes(full) && 'its full name is not in what a screen reader says',
    plate.querySelector('[data-presence]') === null &&
      !plate.hasAttribute('data-presence') &&
      'it does not say whether somebody is there',
    hasClocks &&
      plate.querySelector('[data-clock], [role=timer]') === null &&
      !/\d:\d\d/.test(shown) &&
      'it has no clock',
  ];
  return missing.filter((one): one is string => typeof one === 'string');
}
