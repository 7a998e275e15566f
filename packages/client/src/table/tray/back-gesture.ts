/**
 * The back gesture closes what is open instead of leaving the table. One entry of the history stands for all that is open:
 * going back is slow, and what opens right after something closed would otherwise lose its own entry.
 */
import { useEffect, useRef } from 'react';

const open: (() => void)[] = [];
let hasEntry = false;
let isOurs = false;

/** Long enough for one thing to close and the next to open. */
const SETTLING = 80;

function isAtEntry(): boolean {
  return (history.state as { overlay?: boolean } | null)?.overlay === true;
}

function enter(): void {
  if (hasEntry) return;
  hasEntry = true;
  history.pushState({ overlay: true }, '');
}

function leave(): void {
  if (open.length > 0 || !hasEntry) return;
  hasEntry = false;
  // Whoever has gone on to another page stays there.
  if (!isAtEntry()) return;
  isOurs = true;
  history.back();
}

function onBack(): void {
  if (isOurs) {
    isOurs = false;
    return;
  }
  if (!hasEntry) return;
  hasEntry = false;
  open.at(-1)?.();
  if (open.length > 1) enter();
}

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    if (open.length === 0) addEventListener('popstate', onBack);
    const mine = () => latest.current();
    open.push(mine);
    enter();
    return () => {
      open.splice(open.indexOf(mine), 1);
      setTimeout(leave, SETTLING);
    };
  }, [isOpen]);
}
