import { useTableWords } from '../words/index.ts';
import styles from './rules.module.css';

/** A rule's id that opens the rule. */
export function RuleLink({ rule, open }: { rule: string; open: (rule: string) => void }) {
  const words = useTableWords();
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => open(rule)}
      aria-label={words('play.rule', { id: rule })}
    >
      {rule}
    </button>
  );
}
