import { breakable } from '../breakable.ts';
import styles from './lines.module.css';

/** A text in as many whole lines as its box has room for; the rest comes with the explanation of the thing it stands on. */
export function Lines({ text }: { text: string }) {
  return (
    <span className={styles.box}>
      <span className={styles.text} data-shortened>
        {breakable(text)}
      </span>
    </span>
  );
}
