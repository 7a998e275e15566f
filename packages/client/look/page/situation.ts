/** What a person can do just now. Runs in the browser. */
import type { Box } from '../finding.ts';
import { forget, isInPlay, isShown, modal, nameOf, rectOf } from './dom.ts';
import { boxOf } from './layout.ts';
import { isAsked, questionOf, thingOf, touchables } from './table.ts';

export interface Choosable {
  /** What it is in general: "seat", "slot confirm", "option". */
  readonly kind: string;
  readonly name: string;
  readonly thing: string | null;
  /** A point at which it is hit; null when it is covered everywhere. */
  readonly point: readonly [number, number] | null;
  readonly box: Box;
  /** It is one of the bar's buttons, not a thing on the table. */
  readonly isButton: boolean;
}

export interface Situation {
  readonly isAsked: boolean;
  readonly question: string;
  /** How many things were touched on the way to a choice. */
  readonly touched: number;
  /** The heading of the dialog that has the screen for itself. */
  readonly dialog: string | null;
  readonly choosables: readonly Choosable[];
}

/** What is asked, and how far the answer has come. */
export function asking(): Pick<Situation, 'isAsked' | 'question' | 'touched' | 'dialog'> {
  return {
    isAsked: isAsked(),
    question: questionOf()?.textContent?.trim() ?? '',
    touched: document.querySelectorAll('[data-touched]').length,
    dialog: modal()?.querySelector('h1, h2')?.textContent?.trim() ?? null,
  };
}

export function situation(): Situation {
  forget();
  return {
    ...asking(),
    choosables: modal() === null ? [...things(), ...answers(), ...listed()] : inDialog(),
  };
}

function things(): Choosable[] {
  return touchables()
    .filter((element) => !element.matches('[data-slot], [data-slot] *'))
    .map((element) => {
      const thing = element.getAttribute('data-thing');
      const isButton = thing === null && element.matches('[data-option]');
      const kind = isButton ? 'option' : (thing ?? 'token').replace(/[:/].*$/, '');
      return choosable(element, kind, thing, isButton);
    });
}

/** The bar's slots that answer the question. */
function answers(): Choosable[] {
  return (['pass', 'confirm'] as const).flatMap((name) => {
    const slot = document.querySelector(`[data-slot="${name}"]`);
    const button = slot?.matches('button') === true ? slot : slot?.querySelector('button:not([aria-haspopup])');
    if (button == null || button.matches(':disabled, [aria-disabled=true]') || !isShown(button) || !isInPlay(button))
      return [];
    return [choosable(button, `slot ${name}`, null, true)];
  });
}

/** Options of the open list. */
function listed(): Choosable[] {
  return [...document.querySelectorAll('[data-region=list] li button')]
    .filter((element) => isShown(element) && isInPlay(element))
    .map((element) => choosable(element, 'listed', null, true));
}

/** A dialog that asks again, or that greets: its buttons, but for what is marked as dangerous. */
function inDialog(): Choosable[] {
  return [...(modal()?.querySelectorAll('footer button') ?? [])]
    .filter((button) => isShown(button) && !/danger/i.test(button.className))
    .map((button, i) => choosable(button, `dialog button ${i + 1}`, null, true));
}

function choosable(element: Element, kind: string, thing: string | null, isButton: boolean): Choosable {
  return { kind, name: nameOf(element), thing, point: pointIn(element), box: boxOf(element), isButton };
}

/** Somewhere in it, the middle first, where a click reaches it. */
function pointIn(element: Element): readonly [number, number] | null {
  const { left, top, width, height } = rectOf(element);
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const point = [left + width * across, top + height * down] as const;
      const hit = document.elementFromPoint(...point);
      if (hit !== null && (element.contains(hit) || thingOf(hit) === thingOf(element))) return point;
    }
  }
  return null;
}
