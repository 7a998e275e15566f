import type { ReactNode } from 'react';
import { useBookWords } from '../words/index.ts';
import styles from './pair.module.css';

/** A worked example: the board before, and after somebody did something. */
export function Pair({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  const words = useBookWords();
  return (
    <div className={styles.pair}>
      <div className={styles.half}>
        <span className={styles.title}>{words('book.before')}</span>
        {before}
      </div>
      <div className={styles.half}>
        <span className={styles.title}>{words('book.after')}</span>
        {after}
      </div>
    </div>
  );
}
