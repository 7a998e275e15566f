import { useEffect } from 'react';

/** Does something every so many seconds, and when the person or the network comes back; never while nobody looks. */
export function useRegularly(act: () => void, seconds: number): void {
  useEffect(() => {
    const ifSeen = () => {
      if (document.visibilityState === 'visible') act();
    };
    const timer = setInterval(ifSeen, seconds * 1000);
    document.addEventListener('visibilitychange', ifSeen);
    addEventListener('online', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
      removeEventListener('online', ifSeen);
    };
  }, [act, seconds]);
}
