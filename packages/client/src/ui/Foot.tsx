import type { ReactNode } from 'react';
import styles from './Foot.module.css';

/** The main button of a long page: always in sight, at the foot of the screen until the page ends. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
