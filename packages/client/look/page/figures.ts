/** The numbers on the table and what is said of how they would change. Runs in the browser. */
import { forget, isInPlay, isShown } from './dom.ts';

export interface Figure {
  /** Whose number it is: the seat's plate or the thing it stands at, and what it counts. */
  readonly of: string;
  readonly value: string;
  /** A place is kept beside it for what it would become; null where there is none. */
  readonly preview: string | null;
}

const OWNERS = ['data-plate', 'data-thing', 'data-place', 'data-seat', 'data-region'] as const;
/** The life on tables without markers. */
const UNMARKED_LIFE = '[class*="_life_"] > [class*="_number_"]:not([data-number])';

export function figures(): Figure[] {
  forget();
  return [...document.querySelectorAll(`[data-number], ${UNMARKED_LIFE}`)].flatMap((element) => {
    if (!isShown(element) || !isInPlay(element)) return [];
    const owner = element.closest(OWNERS.map((mark) => `[${mark}]`).join(', '));
    const what = element.getAttribute('data-number') ?? 'life';
    return [{ of: `${nameOfOwner(owner)} ${what}`, value: numberIn(element), preview: previewOf(element, owner) }];
  });
}

function nameOfOwner(owner: Element | null): string {
  for (const mark of OWNERS) {
    const value = owner?.getAttribute(mark);
    if (value != null) return `${mark.slice(5)} ${value}`;
  }
  return '';
}

/** The number alone, without what is said beside it. */
function numberIn(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll('[data-preview], [data-change], .unseen')) aside.remove();
  return /[−+-]?\d+(?:[.,:]\d+)*/.exec(copy.textContent ?? '')?.[0] ?? '';
}

/** The place nearest to the number: in it, beside it, or in what it stands in. */
function previewOf(element: Element, owner: Element | null): string | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const preview = at.querySelector('[data-preview]');
    if (preview !== null) return preview.textContent?.trim() ?? '';
    if (at === owner) return null;
  }
  return null;
}
