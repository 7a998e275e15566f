import { type RefObject, useCallback, useRef } from 'react';

const LASTS = 2400;

/** Lights up everything that was changed lately, for a moment. */
export function useTraceReplay(screen: RefObject<HTMLElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(() => {
    const element = screen.current;
    if (element === null) return;
    clearTimeout(timer.current);
    element.dataset.traces = '';
    timer.current = setTimeout(() => delete element.dataset.traces, LASTS);
  }, [screen]);
}
