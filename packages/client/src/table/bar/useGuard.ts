import { useCallback, useEffect, useRef } from 'react';

/** A finger that was on its way when something else took the button's place should not press that. */
const GUARD = 350;

/** Runs what a click asks for, unless what stands there has changed just before. `shown` names what stands there. */
export function useGuard(shown: string): (run: () => void) => void {
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    changed.current = performance.now();
  }, [shown]);
  return useCallback((run) => {
    if (performance.now() - changed.current >= GUARD) run();
  }, []);
}
