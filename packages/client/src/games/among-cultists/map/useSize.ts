import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is now. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const now = element.current;
    if (now === null) return;
    const measure = () => setSize({ width: now.clientWidth, height: now.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(now);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
