/**
 * The back button and the back gesture close the topmost overlay instead of leaving the page. Opening an overlay pushes a history
 * entry, unless the current one was pushed for an overlay already; going back pops it and closes the overlay. Going back over a
 * leftover entry, with nothing open, goes one step further.
 */
import { useEffect, useRef } from 'react';

const MARK = 'overlay';
const open: { readonly close: () => void }[] = [];
const isBrowser = typeof history !== 'undefined';

const isOverlayEntry = () => history.state === MARK;

/** The address at which the current entry was pushed for an overlay; null on all other entries. */
let marked: string | null = isBrowser && isOverlayEntry() ? location.href : null;

function mark(): void {
  if (open.length === 0 || isOverlayEntry()) return;
  history.pushState(MARK, '');
  marked = location.href;
}

/** For navigation: whether the current entry was only pushed for an overlay. */
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
