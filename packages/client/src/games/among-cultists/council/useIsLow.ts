import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element has room for fewer lines of text than this, at the size of text that the person has chosen. */
export function useIsLow(element: RefObject<HTMLElement | null>, lines: number): boolean {
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    const now = element.current;
    if (now === null) return;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setLow(now.clientHeight < lines * text);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(now);
    return () => observer.disconnect();
  }, [element, lines]);
  return isLow;
}
