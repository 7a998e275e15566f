import { useEffect, useReducer } from 'react';

/** Draws the component again every so many milliseconds; never when `every` is null. */
export function useTicking(every: number | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
}
