import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** A part of a page with a heading, in a double rule like an engraved plate. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** An empty state: what is missing, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}

/** A skeleton while something loads. */
export function Waiting({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} />
      ))}
    </div>
  );
}
