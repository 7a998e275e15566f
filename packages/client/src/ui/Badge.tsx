import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A word or two about whoever stands beside it: bot, host, spectator. */
export function Badge({ children, title }: { readonly children: ReactNode; readonly title?: string }) {
  return (
    <span className={styles.badge} title={title}>
      {children}
    </span>
  );
}
