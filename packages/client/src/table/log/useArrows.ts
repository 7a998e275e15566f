import type { KeyboardEvent, RefObject } from 'react';

const LINES = '[data-log-line]';

/** One stop of the Tab key for the whole list: arrows walk from line to line, and to the right to a line's rule. */
export function useArrows(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>(LINES) ?? [])];
    const here = event.target instanceof Element ? event.target : null;
    const row = here?.closest('li') ?? null;
    const at = lines.findIndex((line) => line === here || line.closest('li') === row);
    const next = {
      ArrowDown: lines[Math.min(at + 1, lines.length - 1)],
      ArrowUp: lines[Math.max(at - 1, 0)],
      Home: lines[0],
      End: lines.at(-1),
      ArrowRight: row?.querySelector<HTMLElement>(`button:not(${LINES})`) ?? undefined,
      ArrowLeft: lines[at],
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
}
