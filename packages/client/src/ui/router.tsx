/** The router: the current address, and navigation without loading the page again. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { giveUpOverlayEntry } from './useBackCloses.ts';

let hasMoved = false;

/** Whether this page was reached from another one of ours, without loading. */
export const cameByLink = () => hasMoved;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', tell);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address after the host: path and search. */
export function useAddress(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return new URL(href);
}

export function navigate(to: string, { replace = false } = {}): void {
  hasMoved = true;
  // What was opened over this page goes with it: nobody wants to come back to a menu.
  if (giveUpOverlayEntry() || replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  tell();
  if (!replace) scrollTo(0, 0);
}

/** A link within the app. It stays a real link: it opens in a new tab, and can be copied. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(href);
  }
  return <a href={href} onClick={follow} {...rest} />;
}
