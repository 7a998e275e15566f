import { useTableWords } from '../words/index.ts';
import styles from './rules.module.css';

interface Props {
  readonly rule: string;
  readonly open: (rule: string) => void;
  /** Reached by the Tab key; in a list arrows lead to it. */
  readonly isStop?: boolean;
}

/** A rule's id that opens the rule. */
export function RuleLink({ rule, open, isStop = true }: Props) {
  const words = useTableWords();
  return (
    <button
      type="button"
      className={styles.link}
      tabIndex={isStop ? undefined : -1}
      onClick={() => open(rule)}
      aria-label={words('play.rule', { id: rule })}
    >
      {rule}
    </button>
  );
}
