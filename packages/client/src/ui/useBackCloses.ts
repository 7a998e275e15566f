/**
 * The back button and the back gesture close what lies on top instead of leaving the page. What opens adds an entry to the
 * history, unless the present one was added so before: going back leaves it, and closes. Whoever goes back with nothing
 * open has passed a leftover, and is taken one step further.
 */
import { useEffect, useRef } from 'react';

const MARK = 'overlay';
const open: { readonly close: () => void }[] = [];
const isBrowser = typeof history !== 'undefined';

const isOverlayEntry = () => history.state === MARK;

/** The address at which the present entry was added; null on all others. */
let marked: string | null = isBrowser && isOverlayEntry() ? location.href : null;

function mark(): void {
  if (open.length === 0 || isOverlayEntry()) return;
  history.pushState(MARK, '');
  marked = location.href;
}

/** For whoever puts another page here: whether the present entry was only added for something that opened. */
export function giveUpOverlayEntry(): boolean {
  marked = null;
  return isOverlayEntry();
}

function moved(): void {
  // A link within the page leads to another address; going back leads to the one before.
  const wentBack = marked === location.href && !isOverlayEntry();
  marked = isOverlayEntry() ? location.href : null;
  if (!wentBack) return;
  if (open.length === 0) history.back();
  else open.at(-1)?.close();
  // There may be more below what was closed.
  setTimeout(mark);
}

if (isBrowser) addEventListener('popstate', moved);

export function useBackCloses(close: () => void, isOpen = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const one = { close: () => latest.current() };
    open.push(one);
    mark();
    return () => {
      open.splice(open.indexOf(one), 1);
    };
  }, [isOpen]);
}
