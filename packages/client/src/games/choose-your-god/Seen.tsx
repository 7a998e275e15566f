import type { ReactNode } from 'react';
import styles from './seen.module.css';

/** What is seen of a button whose label says it all: screen readers pass over it. */
export function Seen({ children }: { children: ReactNode }) {
  return (
    <span className={styles.seen} aria-hidden="true">
      {children}
    </span>
  );
}
