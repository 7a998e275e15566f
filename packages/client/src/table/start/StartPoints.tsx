import type { LoadedGame, Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import styles from './start.module.css';

/** What you are, how you win and what a turn is: on the card at the start, and above the log until the first turn is over. */
export function StartPoints({ loaded, scene }: { readonly loaded: LoadedGame; readonly scene: Scene }) {
  const words = useTableWords();
  const told = loaded.introduce?.(scene);
  if (told === undefined) return null;
  return (
    <dl className={styles.points}>
      {(['you', 'goal', 'turn'] as const).map((point) => (
        <div key={point}>
          <dt>{words(`play.start.${point}`)}</dt>
          <dd>{told[point]}</dd>
        </div>
      ))}
    </dl>
  );
}
