import { useEffect, useRef } from 'react';

/** Whoever was gone for less has not missed anything worth a summary. */
const LONG = 60_000;

/** Calls back when the person looks at the page again after a while. */
export function useComingBack(comesBack: () => void): void {
  const latest = useRef(comesBack);
  latest.current = comesBack;
  useEffect(() => {
    let hiddenAt: number | null = document.hidden ? Date.now() : null;
    function onChange(): void {
      if (document.hidden) hiddenAt = Date.now();
      else {
        if (hiddenAt !== null && Date.now() - hiddenAt >= LONG) latest.current();
        hiddenAt = null;
      }
    }
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
