/**
 * Marks on the edges of rows of things that scroll ("+3"), in one layer over the table: so they take no room, and nothing moves when
 * they come. Running text (`data-scroll="text"`) needs none: a line that is cut says enough.
 */
import { useEffect, useState } from 'react';
import styles from './edge-marks.module.css';
import { type EdgeMark, marksOf } from './edges.ts';

export function EdgeMarks() {
  const [marks, setMarks] = useState<readonly EdgeMark[]>([]);
  useEffect(() => {
    let wanted = 0;
    const look = () => {
      wanted = 0;
      const now = [...document.querySelectorAll('[data-scroll]:not([data-scroll="text"])')].flatMap(marksOf);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const soon = () => {
      if (wanted === 0) wanted = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    for (const kind of ['scroll', 'transitionend', 'animationend'])
      document.addEventListener(kind, soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(wanted);
      changes.disconnect();
      for (const kind of ['scroll', 'transitionend', 'animationend'])
        document.removeEventListener(kind, soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, []);
  return marks.map(({ side, x, y, count }) => (
    <span
      key={`${side} ${x} ${y}`}
      className={styles.mark}
      data-more={side}
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      {count}
    </span>
  ));
}
