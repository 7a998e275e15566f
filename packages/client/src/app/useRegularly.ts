import { useEffect } from 'react';

/** Does something every so many seconds, and when the person comes back to the tab; never while nobody looks. */
export function useRegularly(act: () => void, seconds: number): void {
  useEffect(() => {
    const ifSeen = () => {
      if (document.visibilityState === 'visible') act();
    };
    const timer = setInterval(ifSeen, seconds * 1000);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [act, seconds]);
}
