import { useEffect, useRef, useState } from 'react';

/** How many events had been told when the observer last decided something. */
export function useLastTurn(decision: string | null, toldCount: number): number {
  const [since, setSince] = useState(toldCount);
  const asked = useRef<{ readonly decision: string; readonly at: number } | null>(null);
  useEffect(() => {
    const was = asked.current;
    asked.current = decision === null ? null : { decision, at: was?.decision === decision ? was.at : toldCount };
    const isDecided = was !== null && was.decision !== decision;
    if (isDecided) setSince(was.at);
  }, [decision, toldCount]);
  // Something was taken back: nothing after the end can be known.
  return Math.min(since, toldCount);
}
